import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Running, startShop } from '../../bench/processes.ts';
import { startTestServer } from '../http-server/test-server.ts';
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

// React marks the nodes that it has hydrated, some time after the load event.
const isHydrated = `new Promise((done) => {
  const look = () => {
    const isMine = [...document.querySelectorAll('body *')].some((node) => Object.keys(node).some((key) => key.startsWith('__react')));
    if (isMine || performance.now() > 10000) done(String(isMine)); else setTimeout(look, 10);
  };
  look();
})`;

// The country overlay is open when the page is left. A moving focus shows whether the script that watches overlays has loaded.
const leaveLayerOpen = `new Promise((done) => {
  const layer = document.getElementById('country-layer');
  window.addEventListener('pageshow', ({ persisted }) => { window.isFromMemory = persisted; });
  const look = () => {
    layer.showPopover();
    document.querySelector('main a').focus();
    const isWatched = !layer.matches(':popover-open');
    document.activeElement.blur();
    layer.showPopover();
    if (isWatched || performance.now() > 10000) done(isWatched + ' ' + layer.matches(':popover-open')); else setTimeout(look, 10);
  };
  look();
})`;
const seeLayer = `new Promise((done) => {
  const look = () => {
    if (window.isFromMemory !== undefined) done(window.isFromMemory + ' ' + document.querySelectorAll(':popover-open').length);
    else if (performance.now() > 30000) done('never shown'); else setTimeout(look, 10);
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

  test('runs the scripts of the shop and none injected with content', async () => {
    const server = await startTestServer();
    for (const findings of await probePolicy(browser, server)) expect(findings).toMatchObject(expected);
  });

  test('hydrates a page of the built shop, rendered and from memory', async () => {
    if (!shop) throw new Error('There is no built shop: npm run build');
    const address = `http://localhost:${shop.port}/`;
    expect([await browser.read(address, isHydrated), await browser.read(address, isHydrated)]).toEqual(['true', 'true']);
  });

  // Chromium has no back/forward cache while it is driven.
  test('R-12 a page from the back/forward cache returns without its overlays', async (context) => {
    if (!shop) throw new Error('There is no built shop: npm run build');
    if (!browser.readBack) return context.skip();
    const address = `http://localhost:${shop.port}`;
    expect(await browser.read(`${address}/`, isHydrated)).toBe('true');
    expect(await browser.read(`${address}/`, leaveLayerOpen)).toBe('true true');
    expect(await browser.read(`${address}/spuelen/delta-60-s`, 'location.pathname')).toBe('/spuelen/delta-60-s');
    expect(await browser.readBack(seeLayer)).toBe('true 0');
  });
});
