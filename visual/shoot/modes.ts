import type { Page, Response } from '@playwright/test';
import type { Mode } from '../modes.ts';
import { lengthenTexts } from './pseudo.ts';

const height = 900;

/** Modes that share a load. */
type Load = [first: Mode, ...others: Mode[]];

/** The modes by load: what has another width or size of text is loaded anew, everything else changes in the open page. */
export const byLoad = (modes: readonly Mode[]): Load[] =>
  [...Map.groupBy(modes, ({ width, textSize }) => `${width} ${textSize}`).values()] as Load[];

const emulateMode = (page: Page, { scheme, forcedColors }: Mode): Promise<void> =>
  page.emulateMedia({ colorScheme: scheme, forcedColors: forcedColors ? 'active' : 'none', reducedMotion: 'reduce' });

const enlarge = (size: number): void => {
  const large = new CSSStyleSheet();
  large.replaceSync(`html { font-size: ${size * 100}%; }`);
  document.adoptedStyleSheets.push(large);
};

// The pictures of the page before: where one of them is larger, the browser would take it for this page.
const clearPictures = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.detach();
};

/** Loads a page in a mode. Longer texts are put in when the mode is entered: they take what is there. */
export const load = async (page: Page, mode: Mode, address: string): Promise<Response | null> => {
  await page.setViewportSize({ width: mode.width, height });
  await emulateMode(page, mode);
  await clearPictures(page);
  if (!mode.textSize) return page.goto(address);
  const enlarging = await page.addInitScript(enlarge, mode.textSize);
  const answer = await page.goto(address);
  await enlarging.dispose();
  return answer;
};

// The browser draws a table's shared lines in the colours, and at the places, from before until the table is laid out anew.
const relayoutTables = (): void => {
  for (const table of document.querySelectorAll('table')) {
    const { display } = table.style;
    table.style.display = 'none';
    table.getBoundingClientRect();
    table.style.display = display;
  }
};

/** Dresses the open page for a mode that belongs to its load. */
export const enter = async (page: Page, mode: Mode): Promise<void> => {
  await emulateMode(page, mode);
  if (mode.isPseudo) await lengthenTexts(page);
  await page.evaluate(relayoutTables);
};
