import { expect, test } from '@playwright/test';

test('M-32 M-46 a choice shows its picture, and another parent starts with its first answer', { tag: '@core' }, async ({ page }) => {
  await page.goto('/unternehmen/herstellung', { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-header]')).toBeAttached();
  const section = page.locator('#colours');
  const answer = (name: string) => section.getByRole('radio', { name, exact: true });
  const shown = section.locator('img').filter({ visible: true });
  await expect(answer('Granit: Delta 60 S')).toBeChecked();
  await expect(answer('Anthrazit')).toBeChecked();
  await answer('Espresso').check();
  await expect(shown).toHaveAttribute('src', /delta-60-s-espresso/);
  await answer('Edelstahl: Kanal 80').check();
  await answer('Gunmetal').check();
  await expect(shown).toHaveAttribute('src', /kanal-80-gunmetal/);
  await answer('Granit: Delta 60 S').check();
  await expect(answer('Anthrazit')).toBeChecked();
  await expect(shown).toHaveAttribute('src', /delta-60-s-anthracite/);
});

test('M-28 M-48 a text expands and collapses by keyboard', { tag: '@core' }, async ({ page }) => {
  await page.goto('/unternehmen/herstellung', { waitUntil: 'networkidle' });
  const more = page.locator('#pictures summary');
  await more.focus();
  await expect(more).toHaveText(/Mehr/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#pictures details')).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(page.locator('#pictures details')).not.toHaveAttribute('open');
});

test('M-47 a row of products has thumbnails over 330 px wide and 200 px high for browsers without srcset support', async ({ request }) => {
  const html = await (await request.get('/spuelen')).text();
  const cards = [...html.matchAll(/<img[^>]*data-fit="contain"[^>]*>/g)].map(([tag]) => tag);
  expect(cards.length).toBeGreaterThan(5);
  for (const tag of cards) {
    const src = /src="([^"]+)"/.exec(tag)?.[1] ?? '';
    const offered = [...(/srcSet="([^"]+)"/i.exec(tag)?.[1] ?? '').matchAll(/(\S+) (\d+)w/g)].map(([, url, width]) => ({
      url,
      width: Number(width),
    }));
    const over = offered.filter(({ width }) => width > 330).sort((a, b) => a.width - b.width);
    expect(src).toBe(over[0]?.url);
  }
});

test('R-09 the home page links to contact, partners, deposit and careers, and each link works', async ({ request }) => {
  const home = await (await request.get('/')).text();
  for (const path of ['/kontakt', '/kuechenstudios', '/anzahlung', '/karriere']) {
    expect(home, path).toContain(`href="${path}"`);
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
