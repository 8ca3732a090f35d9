import type { Browser } from '@playwright/test';
import { type PageType, pageTypes } from './page-types.ts';
import { isFirstSheet } from './page-weight.ts';
import { visitByPhone } from './phone.ts';
import { type Range, usedLength } from './used-rules.ts';
import { withBrowser } from './with-browser.ts';

/**
 * The render-blocking style sheet of a document: bytes on the wire, characters of text, and the share of them (0 to 1) in rules that were
 * used.
 */
export type StyleUse = { type: PageType; sent: number; text: number; used: number };

const watch = (browser: Browser, url: string): Promise<Omit<StyleUse, 'type'>> =>
  visitByPhone(browser, {}, async ({ page, cdp, untilQuiet }) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (isFirstSheet(request)) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const sheets = new Set<string>();
    cdp.on('CSS.styleSheetAdded', ({ header }) => header.sourceURL.includes('.first-') && sheets.add(header.styleSheetId));
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    await cdp.send('CSS.startRuleUsageTracking');
    await page.goto(url, { waitUntil: 'load' });
    await untilQuiet();
    const { ruleUsage } = await cdp.send('CSS.stopRuleUsageTracking');
    const found = { text: 0, used: 0 };
    for (const styleSheetId of sheets) {
      const { text } = await cdp.send('CSS.getStyleSheetText', { styleSheetId });
      const ranges = ruleUsage
        .filter((rule) => rule.used && rule.styleSheetId === styleSheetId)
        .map(({ startOffset, endOffset }): Range => [startOffset, endOffset]);
      found.text += text.length;
      found.used += usedLength(text, ranges);
    }
    const sent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { sent, text: found.text, used: found.used / found.text };
  });

/** The styles that each page type loads, and those it uses before the first interaction. */
export const measureStyles = (): Promise<StyleUse[]> =>
  withBrowser(async (origin, browser) => {
    const found: StyleUse[] = [];
    for (const type of ['home', 'list', 'detail', 'content', 'cart'] as const) {
      found.push({ type, ...(await watch(browser, origin + pageTypes[type])) });
    }
    return found;
  });
