import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, startShop } from '../../bench/processes.ts';
import { openTestDoor } from '../front-door/test-door.ts';
import { type Browser, isInstalled } from './browser.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { expected, probePolicy } from './policy-probe.ts';
import { openWebKit } from './webkit.ts';

const hasFirefox = isInstalled('firefox-esr');
const hasWebKit = isInstalled('WebKitWebDriver') && isInstalled('xvfb-run');
const missing = [...(hasFirefox ? [] : ['firefox-esr']), ...(hasWebKit ? [] : ['webkit2gtk-driver xvfb'])];
if (missing.length > 0) console.warn(`Not every browser is here. apt-get install -y --no-install-recommends ${missing.join(' ')}`);

const browsers: [string, () => Promise<Browser>][] = [
  ['Chromium', openChromium],
  ...(hasFirefox ? [['Firefox', openFirefox] as [string, () => Promise<Browser>]] : []),
  ...(hasWebKit ? [['WebKit', openWebKit] as [string, () => Promise<Browser>]] : []),
];

// React leaves its mark on the nodes that it has taken over, some time after the load event.
const isHydrated = `new Promise((done) => {
  const look = () => {
    const isMine = [...document.querySelectorAll('body *')].some((node) => Object.keys(node).some((key) => key.startsWith('__react')));
    if (isMine || performance.now() > 10000) done(String(isMine)); else setTimeout(look, 10);
  };
  look();
})`;

describe.each(browsers)('%s', (_name, open) => {
  let browser: Browser;
  let shop: Running | undefined;
  beforeAll(async () => {
    browser = await open();
    if (existsSync('dist/server/index.js')) shop = await startShop();
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await shop?.stop();
  });

  test('runs the scripts of the shop and none that came in with content', async () => {
    const door = await openTestDoor();
    for (const findings of await probePolicy(browser, door)) expect(findings).toMatchObject(expected);
  });

  test('takes over a page of the built shop, rendered and from memory', async () => {
    if (!shop) throw new Error('There is no built shop: npm run build');
    const address = `http://localhost:${shop.port}/`;
    expect([await browser.read(address, isHydrated), await browser.read(address, isHydrated)]).toEqual(['true', 'true']);
  });
});
