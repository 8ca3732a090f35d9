import type { Page, Response } from '@playwright/test';
import type { Mode } from '../modes.ts';
import { lengthenTexts } from './pseudo.ts';

const height = 900;

/** Modes that share a load. */
type Load = [first: Mode, ...others: Mode[]];

/** The modes by load: another width or text size needs a reload, everything else changes in the open page. */
export const byLoad = (modes: readonly Mode[]): Load[] =>
  [...Map.groupBy(modes, ({ width, textSize }) => `${width} ${textSize}`).values()] as Load[];

const emulateMode = (page: Page, { scheme, forcedColors }: Mode): Promise<void> =>
  page.emulateMedia({ colorScheme: scheme, forcedColors: forcedColors ? 'active' : 'none', reducedMotion: 'reduce' });

const enlarge = (size: number): void => {
  const large = new CSSStyleSheet();
  large.replaceSync(`html { font-size: ${size * 100}%; }`);
  document.adoptedStyleSheets.push(large);
};

// Cached pictures of the previous page: where one of them is larger, the browser would use it for this page.
const clearPictures = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.detach();
};

/** Loads a page in a mode. Longer texts are inserted when the mode is entered: they replace the present ones. */
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

// Until a table is laid out again, the browser draws its collapsed borders in the previous colours and positions.
const relayoutTables = (): void => {
  for (const table of document.querySelectorAll('table')) {
    const { display } = table.style;
    table.style.display = 'none';
    table.getBoundingClientRect();
    table.style.display = display;
  }
};

/** Switches the open page to a mode that belongs to its load. */
export const enter = async (page: Page, mode: Mode): Promise<void> => {
  await emulateMode(page, mode);
  if (mode.isPseudo) await lengthenTexts(page);
  await page.evaluate(relayoutTables);
};
