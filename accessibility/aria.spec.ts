import { expect, test } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { screens } from '../tests/browser/screens.ts';
import { visit } from './open.ts';

for (const { slug, title, variants } of storyEntries) {
  test(`T-06 what assistive technology is told of ${title} stays the same`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000 + variants.length * 5_000);
    const { page, openExample, close } = await visit(browser, baseURL);
    for (const { id } of variants) {
      await openExample(slug, id);
      await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${slug}-${id}.aria.yml` });
    }
    await close();
  });
}

for (const screen of screens) {
  test(`T-06 ${screen.name} has one main landmark, one first heading, and no level left out`, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen(screen);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const levels = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
        .filter((heading) => heading.checkVisibility())
        .map(({ tagName }) => Number(tagName[1])),
    );
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    await close();
  });
}
