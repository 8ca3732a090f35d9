import { expect, test } from '@playwright/test';
import { documentation, layers, screens } from '../tests/browser/screens.ts';
import { findMotion } from './measure/motion.ts';
import { visit } from './open.ts';

test('T-06 without the wish for calm something moves, so that the other tests look at something', async ({ browser, baseURL }) => {
  const { page, openExample, close } = await visit(browser, baseURL, { reducedMotion: 'no-preference' });
  await openExample('button', 'line');
  await page.getByRole('button').hover();
  expect((await findMotion(page)).length).toBeGreaterThan(0);
  await close();
});

for (const screen of [...screens, ...documentation, ...layers]) {
  test(`T-06 nothing on ${screen.name} moves for who asks for calm`, async ({ browser, baseURL }) => {
    const { page, openScreen, close } = await visit(browser, baseURL);
    await openScreen(screen);
    expect(await findMotion(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 900 }));
    expect(await findMotion(page)).toEqual([]);
    await close();
  });
}
