import { expect, test } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { documentation, layers, screens } from '../tests/browser/screens.ts';
import { findMotion } from './measure/motion.ts';
import { walk } from './measure/walk.ts';
import { visit } from './open.ts';

for (const { slug, title, variants } of storyEntries) {
  test(`T-06 every stop of the keyboard in ${title} shows its focus and has a name, and nothing moves for who asks for calm`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000 + variants.length * 8_000);
    const { page, openExample, close } = await visit(browser, baseURL);
    for (const { id } of variants) {
      await openExample(slug, id);
      expect.soft(await findMotion(page), id).toEqual([]);
      await page.mouse.move(60, 60);
      expect.soft(await findMotion(page), id).toEqual([]);
      await page.mouse.move(0, 0);
      await walk(page, id);
      expect.soft(await findMotion(page), id).toEqual([]);
    }
    await close();
  });
}

for (const screen of [...screens, ...documentation, ...layers]) {
  test(`T-06 every stop of the keyboard on ${screen.name} shows its focus and has a name`, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen(screen);
    expect(await walk(page, screen.name)).toBeGreaterThan(4);
    await close();
  });
}
