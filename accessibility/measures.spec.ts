import { type BrowserContextOptions, expect, test } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { screens } from '../tests/browser/screens.ts';
import { findClipped, spaceText } from './measure/clipped.ts';
import { findSmallTargets } from './measure/targets.ts';
import { type Visitor, visit } from './open.ts';

type Measure = { title: string; options: BrowserContextOptions; find: (visitor: Visitor) => Promise<string[]> };

const phone = { width: 320, height: 800 };

const measures: readonly Measure[] = [
  {
    title: 'can be hit with a finger, 44 px and more',
    options: { viewport: { width: 390, height: 844 } },
    find: ({ page }) => findSmallTargets(page),
  },
  { title: 'is read in full at 320 px', options: { viewport: phone }, find: ({ page }) => findClipped(page) },
  {
    title: 'is read in full with text twice as large',
    options: { viewport: { width: 1280, height: 900 }, bypassCSP: true },
    find: async ({ page, rest }) => {
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await rest();
      return findClipped(page);
    },
  },
  {
    title: 'is read in full with the largest text spacing',
    options: { viewport: { width: 390, height: 844 }, bypassCSP: true },
    find: async ({ page, rest }) => {
      await spaceText(page);
      await rest();
      return findClipped(page);
    },
  },
];

for (const { title, options, find } of measures) {
  for (const screen of screens) {
    test(`T-06 ${screen.name} ${title}`, async ({ browser, baseURL }) => {
      const visitor = await visit(browser, baseURL, options);
      await visitor.openScreen(screen);
      expect(await find(visitor)).toEqual([]);
      await visitor.close();
    });
  }

  for (const { slug, title: component, variants } of storyEntries) {
    test(`T-06 every example of ${component} ${title}`, async ({ browser, baseURL }) => {
      test.setTimeout(30_000 + variants.length * 5_000);
      const visitor = await visit(browser, baseURL, options);
      const found: Record<string, string[]> = {};
      for (const { id } of variants) {
        await visitor.openExample(slug, id);
        const faults = await find(visitor);
        if (faults.length > 0) found[id] = faults;
      }
      await visitor.close();
      expect(found).toEqual({});
    });
  }
}
