import { expect, type Page } from '@playwright/test';

/** A site with or without a consent question: where it shows third-party content, and its texts. */
export type ConsentSite = { country: 'de' | 'us' } & Record<'sink' | 'dealers' | 'contact' | 'film' | 'settings', string> &
  Record<'model' | 'place' | 'map' | 'play' | 'blocked' | 'accept' | 'reject', RegExp>;

/** A country that asks first. */
export const germanConsentSite: ConsentSite = {
  country: 'de',
  sink: '/spuelen/delta-60-s',
  dealers: '/dealer?place=Hamburg',
  contact: '/kontakt',
  film: '/inspiration',
  settings: '/cookies',
  model: /3D|3-D/,
  place: /Ort|Postleitzahl/,
  map: /Karte der Händler/,
  play: /^Film abspielen, Vier Küchen/,
  blocked: /^Vier Küchen an einem Tag/,
  accept: /^Alle zulassen$/,
  reject: /^Alle ablehnen$/,
};

/** A country that does not ask. */
export const americanConsentSite: ConsentSite = {
  ...germanConsentSite,
  country: 'us',
  sink: '/sinks/delta-60-s',
  dealers: '/dealer?place=Boston',
  contact: '/contact',
  place: /Town|City|ZIP/i,
  map: /Map of dealers/,
  play: /^Play the film, Four kitchens/,
  blocked: /^Four kitchens in one day/,
  accept: /^Allow all$/,
  reject: /^Reject all$/,
};

type Visit = { page: Page; words: ConsentSite; go: (path: string) => Promise<void>; isGranted: boolean };

/** A third-party embed of a page: its host, undefined if it is the shop's own, and how a visitor loads it without having answered. */
export const embeds: Record<string, { host: string | undefined; visit: (visit: Visit) => Promise<void> }> = {
  'tag manager and analytics': { host: 'www.googletagmanager.com', visit: ({ go, words }) => go(words.sink) },
  'the 3-D view': {
    host: undefined,
    visit: async ({ page, go, words: { sink, model } }) => {
      await go(sink);
      await page.getByRole('button', { name: model }).first().click();
      await expect(page.locator('model-viewer')).toBeVisible();
    },
  },
  'map and places': {
    host: 'maps.googleapis.com',
    visit: async ({ page, go, words: { dealers, place, map } }) => {
      await go(dealers);
      await page.getByRole('combobox', { name: place }).pressSequentially('Ber');
      // The elements around an open list are hidden.
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await page.getByRole('region', { name: map }).first().scrollIntoViewIfNeeded();
    },
  },
  reCAPTCHA: {
    host: 'www.google.com',
    visit: async ({ page, go, words: { contact } }) => {
      await go(contact);
      await page.locator('main [name="email"]').first().pressSequentially('a');
    },
  },
  'a film of another house': {
    host: 'www.youtube-nocookie.com',
    visit: async ({ page, go, words: { film, play, blocked }, isGranted }) => {
      await go(film);
      const [poster, notice] = [page.getByRole('button', { name: play }), page.getByRole('group', { name: blocked })];
      await (isGranted ? poster : notice).scrollIntoViewIfNeeded();
      await expect(isGranted ? notice : poster).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      if (isGranted) await poster.click();
    },
  },
  'the wallets of the payment': { host: undefined, visit: ({ go }) => go('/checkout/payment/') },
};
