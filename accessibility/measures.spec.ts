import { expect, test } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { documentation, layers, screens } from '../tests/browser/screens.ts';
import { measures, tryMeasure } from './measure/measures.ts';
import { visit } from './open.ts';

// The readers' own styles, which the policy of a page does not stop in a browser either.
const options = { bypassCSP: true };

for (const screen of [...screens, ...documentation]) {
  test(`T-06 ${screen.name} can be hit with a finger and read at 320 px, with text twice as large and with the largest spacing`, async ({
    browser,
    baseURL,
  }) => {
    const visitor = await visit(browser, baseURL, options);
    await visitor.openScreen(screen);
    for (const measure of measures) expect.soft(await tryMeasure(visitor, measure), measure.title).toEqual([]);
    await visitor.close();
  });
}

// What is open closes with another width: it is opened anew for each measure.
for (const layer of layers) {
  for (const measure of measures) {
    test(`T-06 ${layer.name} ${measure.title}`, async ({ browser, baseURL }) => {
      const visitor = await visit(browser, baseURL, { ...options, viewport: measure.viewport });
      await visitor.openScreen(layer);
      expect(await tryMeasure(visitor, measure)).toEqual([]);
      await visitor.close();
    });
  }
}

for (const { slug, title, variants } of storyEntries) {
  test(`T-06 every example of ${title} can be hit with a finger and read at 320 px, with text twice as large and with the largest spacing`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000 + variants.length * 8_000);
    const visitor = await visit(browser, baseURL, options);
    for (const { id } of variants) {
      await visitor.openExample(slug, id);
      for (const measure of measures) expect.soft(await tryMeasure(visitor, measure), `${id} ${measure.title}`).toEqual([]);
    }
    await visitor.close();
  });
}
