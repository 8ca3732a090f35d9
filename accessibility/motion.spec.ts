import { expect, type Page, test } from '@playwright/test';
import { storyEntries } from '../stories/index.ts';
import { screens } from '../tests/browser/screens.ts';
import { visit } from './open.ts';

// What lasts less than two frames is no motion.
const seenMs = 34;

const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const lasts = ({ effect }: Animation): number => Number(effect?.getComputedTiming().activeDuration ?? 0);
    return document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && lasts(animation) > least)
      .map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return `${target?.tagName.toLowerCase()}.${target?.className}: ${'transitionProperty' in animation ? animation.transitionProperty : animation.id}`;
      });
  }, seenMs);

test('T-06 without the wish for calm something moves, so that the next tests look at something', async ({ browser, baseURL }) => {
  const { page, openExample, close } = await visit(browser, baseURL, { reducedMotion: 'no-preference' });
  await openExample('button', 'line');
  await page.getByRole('button').hover();
  expect((await runningAnimations(page)).length).toBeGreaterThan(0);
  await close();
});

for (const { slug, title, variants } of storyEntries) {
  test(`T-06 nothing of ${title} moves for who asks for calm`, async ({ browser, baseURL }) => {
    test.setTimeout(30_000 + variants.length * 5_000);
    const { page, openExample, close } = await visit(browser, baseURL);
    for (const { id } of variants) {
      await openExample(slug, id);
      await page.keyboard.press('Tab');
      expect(await runningAnimations(page), id).toEqual([]);
      await page.mouse.move(60, 60);
      expect(await runningAnimations(page), id).toEqual([]);
    }
    await close();
  });
}

for (const screen of screens) {
  test(`T-06 nothing on ${screen.name} moves for who asks for calm`, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen(screen);
    expect(await runningAnimations(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 900 }));
    expect(await runningAnimations(page)).toEqual([]);
    await close();
  });
}
