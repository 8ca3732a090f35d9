import { expect, test } from '@playwright/test';
import { findMotion } from './measure/motion.ts';
import { visit } from './open.ts';

test('T-06 without the wish for calm something moves, so that the other tests look at something', async ({ browser, baseURL }) => {
  const { page, openExample, close } = await visit(browser, baseURL, { reducedMotion: 'no-preference' });
  await openExample('button', 'line');
  await page.getByRole('button').hover();
  expect((await findMotion(page)).length).toBeGreaterThan(0);
  await close();
});
