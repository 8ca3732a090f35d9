import type { Page } from '@playwright/test';
import { axeOn } from '../tests/support/browser/axe.ts';

// As axe has them; but a single character counts as text like any other: a count, a step.
const contrast = {
  ignoreUnicode: true,
  ignoreLength: true,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
};

// Axe identifies elements by attributes, which an element may change while scrolling: this one is stable.
const mark = 'data-look-again';
const selectorOf = (number: string): string => `[${mark}="${number}"]`;

const markAll = async (page: Page, targets: readonly string[]): Promise<Map<string, string>> => {
  const elements = await Promise.all(targets.map((target) => page.locator(target).first().elementHandle()));
  const marked = elements.map(async (element, index) => {
    await element?.evaluate((node, [name, value]) => node.setAttribute(name, value), [mark, `${index}`] as const);
  });
  await Promise.all(marked);
  return new Map(targets.map((target, index) => [`${index}`, target]));
};

/** The results of axe for the marked elements, by their numbers. */
const scanMarked = async (page: Page, numbers: readonly string[]): Promise<{ wrong: string[]; open: string[] }> => {
  const scan = await axeOn(page, { checks: { 'color-contrast': { options: contrast } } });
  for (const number of numbers) scan.include(selectorOf(number));
  const { violations, incomplete } = await scan.withRules('color-contrast').analyze();
  const numbersOf = async (rules: typeof violations): Promise<string[]> => {
    const targets = rules.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
    const found = await Promise.all(targets.map((target) => page.locator(target).first().getAttribute(mark)));
    return found.filter((number) => number !== null);
  };
  return { wrong: await numbersOf(violations), open: await numbersOf(incomplete) };
};

/**
 * Axe cannot determine the contrast beyond the edge of a scrolling row or below its fading end: scrolls one element after the other into
 * view and checks again.
 */
export const recheckContrast = async (page: Page, targets: readonly string[]): Promise<string[]> => {
  const targetsByNumber = await markAll(page, targets);
  const failed: string[] = [];
  let open = [...targetsByNumber.keys()];
  for (let first = open[0]; first !== undefined; first = open[0]) {
    const shown = first;
    await page
      .locator(selectorOf(shown))
      .evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
    const found = await scanMarked(page, open);
    failed.push(...found.wrong, ...found.open.filter((number) => number === shown));
    open = found.open.filter((number) => number !== shown);
  }
  await page.evaluate((name) => {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }, mark);
  return failed.map((number) => targetsByNumber.get(number) ?? number);
};
