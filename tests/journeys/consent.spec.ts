import { expect, test } from '@playwright/test';
import { announced, openExample } from '../support/browser/stories.ts';

test('T-06 the consent notice has three buttons of equal weight, none preselected, and takes no focus', async ({ page }) => {
  await openExample(page, 'consent-notice/asked');
  const notice = page.getByRole('region', { name: 'What may we load?' });
  const answers = notice.getByRole('button');
  await expect(answers).toHaveText(['Refuse all', 'Choose one by one', 'Allow all']);
  const looks = await answers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, borderColor, color, fontWeight, width, height } = getComputedStyle(button);
      return [backgroundColor, borderColor, color, fontWeight, width, height].join(' ');
    }),
  );
  expect(new Set(looks).size).toBe(1);
  await expect(notice.getByRole('checkbox')).toHaveCount(0);
  await expect(page.locator('body')).toBeFocused();
  await expect(announced(page)).toHaveText('What may we load?');
  await answers.first().click();
  await expect(notice).toBeHidden();
});

test('T-06 focused elements are not hidden behind the notice', async ({ page }) => {
  await openExample(page, 'consent-notice/asked');
  const { bottom, edge } = await page.evaluate(() => {
    const last = document.createElement('button');
    last.textContent = 'Last of the page';
    last.style.marginBlockStart = '120vh';
    document.querySelector('main')?.append(last);
    document.querySelector('main')?.append(Object.assign(document.createElement('div'), { style: 'block-size: 100vh' }));
    last.focus();
    last.scrollIntoView({ block: 'nearest' });
    const notice = document.querySelector('section[aria-labelledby]');
    return { bottom: last.getBoundingClientRect().bottom, edge: notice?.getBoundingClientRect().top ?? 0 };
  });
  expect(bottom).toBeLessThanOrEqual(edge);
});

test('a film waits: without consent for the choice, with consent for the click on its poster', async ({ page }) => {
  await openExample(page, 'video-frame/blocked');
  const notice = page.getByRole('group', { name: 'The film is switched off' });
  await expect(notice.getByRole('link', { name: 'Privacy settings' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Load the film once' }).click();
  await expect(page.getByTitle('How Delta 60 S is installed')).toBeFocused();
  await openExample(page, 'video-frame/allowed');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the film: How Delta 60 S is installed' }).press('Enter');
  await expect(page.getByTitle('How Delta 60 S is installed')).toBeFocused();
});

test('a film of our own needs no consent, and has captions', async ({ page }) => {
  await openExample(page, 'video-frame/poster');
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: /^Play the film/ }).click();
  const film = page.locator('video');
  await expect(film).toBeFocused();
  await expect(film).toHaveAttribute('controls', '');
  await expect(film.locator('track[kind=captions]')).toHaveAttribute('srclang', 'en');
});

test('a map keeps its size when not loaded, loading, loaded or failed', async ({ page }) => {
  const heights: number[] = [];
  for (const [state, words] of [
    ['blocked', 'The map is switched off'],
    ['loading', 'The map is on its way …'],
    ['failed', 'The map does not load'],
    ['loaded', '2 km'],
  ] as const) {
    await openExample(page, `map-frame/${state}`);
    const map = page.getByRole('region', { name: 'Map, 7 dealers' });
    await expect(map.getByText(words)).toBeVisible();
    heights.push((await map.boundingBox())?.height ?? 0);
  }
  expect(new Set(heights).size).toBe(1);
  await openExample(page, 'map-frame/blocked');
  await page.getByRole('button', { name: 'Load the map once' }).click();
  await expect(page.getByText('The map is switched off')).toBeHidden();
});
