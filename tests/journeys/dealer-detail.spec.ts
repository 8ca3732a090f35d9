import { expect, test } from '@playwright/test';
import { originOf } from '../support/browser/screens.ts';
import { everySite } from '../support/browser/sites.ts';

test("D-04 the status is current to the minute in the dealer's time zone, and updates when it changes", async ({ page, baseURL }) => {
  // A Wednesday, 23 September 2026; the dealer closes at 18:00.
  await page.clock.install({ time: new Date('2026-09-23T16:59:30+02:00') });
  await page.goto(`${originOf('de', baseURL ?? '')}/dealer/de-berlin-4`);
  const status = page
    .getByRole('main')
    .getByText(/^Jetzt geöffnet bis|^Schließt bald um|^Jetzt geschlossen öffnet/)
    .first();
  await expect(status).toHaveText('Jetzt geöffnet bis 18:00 Uhr');
  await page.clock.runFor(60_000);
  await expect(status).toHaveText('Schließt bald um 18:00 Uhr');
  await page.clock.runFor(60 * 60_000);
  await expect(page.getByText('Jetzt geschlossen öffnet Donnerstag, 10:00 Uhr')).toBeVisible();
});

test('S-02 each dealer has a page with its markup; one of another country, or an unknown one, is not found', { tag: '@core' }, async ({
  request,
}) => {
  for (const { country, root } of everySite) {
    const list = await (await request.get(`${root}dealer`, { headers: { host: `${country}.localhost` } })).text();
    const path = new RegExp(`href="(${root}dealer/${country}-[a-z0-9-]+)"`).exec(list)?.[1] ?? '';
    const answer = await request.get(path, { headers: { host: `${country}.localhost` } });
    const html = await answer.text();
    expect([path, answer.status(), html.includes('"@type":"HomeGoodsStore"')]).toEqual([path, 200, true]);
  }
  const known = await (await request.get('/dealer/de-berlin-4', { headers: { host: 'de.localhost' } })).text();
  expect(known).toContain('"openingHoursSpecification":[{');
  for (const path of ['/dealer/fr-lyon', '/dealer/de-nowhere', '/dealer/de-berlin-4/x']) {
    expect([path, (await request.get(path, { headers: { host: 'de.localhost' } })).status()]).toEqual([path, 404]);
  }
});

test('a dealer can be saved to an address book', async ({ request }) => {
  const page = await (await request.get('/dealer/de-berlin-4', { headers: { host: 'de.localhost' } })).text();
  const href = /href="(\/api\/dealersearch\/card\?[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const card = await request.get(href, { headers: { host: 'de.localhost' } });
  expect([card.status(), (await card.text()).startsWith('BEGIN:VCARD')]).toEqual([200, true]);
});
