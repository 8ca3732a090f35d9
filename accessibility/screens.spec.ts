import { expect, type Page } from '@playwright/test';
import { findDocumentErrors } from '../tests/support/browser/html-errors.ts';
import { documentation, layers, type Screen, screens, states } from '../tests/support/browser/screens.ts';
import { test } from '../tests/support/browser/subject-test.ts';
import { measures, tryMeasure } from './measure/measures.ts';
import { findShifts, noteShifts } from './measure/shifts.ts';
import { measureAll, walkWithoutMotion } from './measure-page.ts';
import { visit } from './open.ts';
import { findViolations } from './scan.ts';

// A page of the documentation ends with its content.
const landmarksOf = ({ path }: Screen) =>
  path.startsWith('/docs') ? (['main', 'banner'] as const) : (['main', 'banner', 'contentinfo'] as const);

/** Every page has its landmarks once, one h1, and no skipped heading level. */
const expectOrder = async (page: Page, screen: Screen): Promise<void> => {
  for (const landmark of landmarksOf(screen)) await expect.soft(page.getByRole(landmark)).toHaveCount(1);
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName }) => Number(tagName[1])),
  );
  expect.soft(levels.filter((level) => level === 1)).toEqual([1]);
  expect.soft(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
};

for (const screen of [...screens, ...documentation]) {
  test(`T-06 ${screen.name}: axe finds nothing, its HTML is valid, everything is clickable, readable, reachable, and nothing moves`, {
    tag: `@screen:${screen.name}`,
  }, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const visitor = await visit(browser, baseURL);
    await noteShifts(visitor.page);
    await visitor.openScreen(screen);
    expect.soft(await findShifts(visitor.page), 'what moved while the page came').toEqual([]);
    await expectOrder(visitor.page, screen);
    expect.soft(await findDocumentErrors(visitor.page), 'the document before any script').toEqual([]);
    expect.soft(await findViolations(visitor.page)).toEqual([]);
    await measureAll(visitor, screen.name);
    expect(await walkWithoutMotion(visitor, screen.name)).toBeGreaterThan(4);
    await visitor.close();
  });
}

// Documents without script: their components are checked with the pages that contain them.
for (const state of states) {
  test(`T-06 axe finds nothing on ${state.name}, in light, dark and forced colours; its HTML is valid`, {
    tag: `@screen:${state.name}`,
  }, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen(state);
    expect.soft(await findDocumentErrors(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await close();
  });
}

// An open overlay closes when the width changes: it is reopened for each measure.
for (const layer of layers) {
  test(`T-06 ${layer.name} is clickable, readable, reachable, and does not move under reduced motion`, {
    tag: `@screen:${layer.name}`,
  }, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    for (const measure of measures) {
      const visitor = await visit(browser, baseURL, { viewport: measure.viewport });
      await visitor.openScreen(layer);
      expect.soft(await tryMeasure(visitor, measure), measure.title).toEqual([]);
      await visitor.close();
    }
    const visitor = await visit(browser, baseURL);
    await visitor.openScreen(layer);
    expect(await walkWithoutMotion(visitor, layer.name)).toBeGreaterThan(4);
    await visitor.close();
  });
}
