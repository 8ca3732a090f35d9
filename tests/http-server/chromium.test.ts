import { expect, onTestFinished, test } from 'vitest';
import { openChromium } from '../cross-browser/chromium.ts';
import { expected, probePolicy } from '../cross-browser/policy-probe.ts';
import { startTestServer } from './test-server.ts';

test('Chromium runs the scripts of the shop and none injected with content', async () => {
  const server = await startTestServer();
  const browser = await openChromium();
  onTestFinished(() => browser.close());
  for (const findings of await probePolicy(browser, server)) {
    expect(findings).toMatchObject(expected);
    expect(findings.refused.length).toBeGreaterThanOrEqual(6);
  }
});
