import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';
import { noteFilms } from './note-films.ts';

const path = '/inspiration';
const words = { play: 'Film abspielen', pause: 'Film anhalten' } as const;

const scene = (page: Page) => page.locator('#day');

test('M-03 a scene plays once it is in view, in a loop without sound; its button pauses and resumes it', async ({ page, baseURL }) => {
  const requested = noteFilms(page);
  await page.goto(`${originOf('de', baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  await scene(page).scrollIntoViewIfNeeded();
  const film = scene(page).locator('video');
  await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.2);
  expect(await film.evaluate(({ muted, loop }: HTMLVideoElement) => [muted, loop])).toEqual([true, true]);
  expect(new Set(requested)).toEqual(new Set([expect.stringMatching(/^\/films\/kitchen-morning-av1-.+\.mp4$/)]));
  const pause = scene(page).getByRole('button', { name: words.pause });
  await pause.focus();
  await page.keyboard.press('Enter');
  const isPaused = () => film.evaluate(({ paused }: HTMLVideoElement) => paused);
  await expect.poll(isPaused).toBe(true);
  await scene(page).getByRole('button', { name: words.play }).click();
  await expect.poll(isPaused).toBe(false);
  await expect(pause).toBeVisible();
});

const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }));

for (const preference of ['things to stand still', 'to save data'] as const) {
  test(`M-03 a visitor who wants ${preference} gets only the picture of the scene`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ reducedMotion: preference === 'to save data' ? 'no-preference' : 'reduce' });
    if (preference === 'to save data') await saveData(page);
    const requested = noteFilms(page);
    await page.goto(`${originOf('de', baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });
    await scene(page).scrollIntoViewIfNeeded();
    await expect(scene(page).getByRole('img')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(scene(page).locator('video, button')).toHaveCount(0);
    expect(requested).toEqual([]);
    await page.close();
  });
}

test('M-03 without script the scene is a picture with its text', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${originOf('de', baseURL ?? '')}${path}`);
  await expect(scene(page).getByRole('img')).toHaveAccessibleName(/./);
  await expect(scene(page).getByText('Vier Sekunden, ohne Ton')).toBeVisible();
  await page.close();
});
