import { expect, type Page, test } from '@playwright/test';
import { newVisitor } from '../support/browser/answered-visitor.ts';
import { originOf } from '../support/browser/screens.ts';
import { noteFilms } from './note-films.ts';

// No consent was given: a film of our own needs none.
test.use({ storageState: newVisitor });

const german = {
  country: 'de',
  path: '/montage',
  play: 'Film abspielen, So wird eine Spüle von oben eingebaut',
  cue: /Schablone/,
} as const;
const american = { country: 'us', path: '/installation', play: 'Play the film, How a sink is fitted from above', cue: /template/ } as const;

/** The first captions of the film, in the selected language. */
const firstCue = (page: Page): Promise<string> =>
  page.locator('video').evaluate((film: HTMLVideoElement) => {
    const shown = [...film.textTracks].find(({ mode }) => mode === 'showing');
    return shown?.cues?.[0] instanceof VTTCue ? shown.cues[0].text : '';
  });

for (const { country, path, play, cue } of [german, american]) {
  test(`M-03 M-43 in ${country} nothing of the film loads before a click; then it plays with captions in the page's language`, async ({
    page,
    baseURL,
  }) => {
    const requested = noteFilms(page);
    await page.goto(`${originOf(country, baseURL ?? '')}${path}`, { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: play });
    await button.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('video')).toHaveCount(0);
    expect(requested).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    const film = page.locator('video');
    await expect(film).toBeFocused();
    await expect.poll(() => film.evaluate((playing: HTMLVideoElement) => playing.currentTime)).toBeGreaterThan(0.5);
    expect(await film.evaluate(({ videoWidth, videoHeight, duration }: HTMLVideoElement) => [videoWidth, videoHeight, duration])).toEqual([
      1280, 720, 15,
    ]);
    await expect.poll(() => firstCue(page)).toMatch(cue);
    expect(requested.filter((one) => one.endsWith('.mp4')).length).toBeGreaterThan(0);
  });
}

test('M-43 the space bar pauses and resumes the focused film', async ({ page, baseURL }) => {
  await page.goto(`${originOf('de', baseURL ?? '')}${german.path}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: german.play }).click();
  const film = page.locator('video');
  const isPaused = () => film.evaluate(({ paused }: HTMLVideoElement) => paused);
  await expect.poll(isPaused).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(false);
});

test('M-03 without script a link leads to the file, and a transcript expands', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, storageState: newVisitor });
  const origin = originOf('de', baseURL ?? '');
  await page.goto(`${origin}${german.path}`);
  const address = await page.getByRole('link', { name: german.play }).getAttribute('href');
  const part = await page.request.get(`${baseURL}${address}`, { headers: { range: 'bytes=4-7' } });
  expect([part.status(), part.headers()['content-type'], await part.text()]).toEqual([206, 'video/mp4', 'ftyp']);
  await page.getByText('Der Film in Worten').click();
  await expect(page.getByText(/Rund um die Öffnung wird die Schnittkante versiegelt/)).toBeVisible();
  await page.close();
});
