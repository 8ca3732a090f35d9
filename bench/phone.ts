import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchQuiet } from './quiet.ts';

/** A visit by a phone in a profile of its own; `untilQuiet` waits until React has loaded and the network is idle. */
export type Visit = { page: Page; cdp: CDPSession; untilQuiet: () => Promise<void> };

/** The throttling of the visit: how many times slower the processor is, and whether the network is that of a phone far from its mast. */
export type Slowness = { processor?: number; isSlowNetwork?: boolean };

// Lighthouse's slow 4G connection.
const slowNetwork = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };

const slowDown = async (cdp: CDPSession, { processor = 1, isSlowNetwork = false }: Slowness): Promise<void> => {
  if (processor !== 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: processor });
  if (!isSlowNetwork) return;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowNetwork);
};

/** Runs a function with an empty page of 390 px in a fresh profile, which is deleted afterwards. */
export const visitByPhone = async <Done>(browser: Browser, slowness: Slowness, look: (visit: Visit) => Promise<Done>): Promise<Done> => {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp, slowness);
    return await look({ page, cdp, untilQuiet: watchQuiet(page) });
  } finally {
    await context.close();
  }
};
