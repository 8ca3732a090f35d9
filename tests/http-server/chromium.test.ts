import { expect, onTestFinished, test } from 'vitest';
import { openChromium } from '../cross-browser/chromium.ts';
import { expected, probePolicy } from '../cross-browser/policy-probe.ts';
import { openTestDoor } from './test-door.ts';

test('Chromium runs the scripts of the shop and none that came in with content', async () => {
  const door = await openTestDoor();
  const browser = await openChromium();
  onTestFinished(() => browser.close());
  for (const findings of await probePolicy(browser, door)) {
    expect(findings).toMatchObject(expected);
    expect(findings.refused.length).toBeGreaterThanOrEqual(6);
  }
});
