import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, type Page } from '@playwright/test';
import { openSiteverify, type Siteverify, type TokenFacts } from '../siteverify.ts';
import { openOwnShop } from './own-shop.ts';

/** A shop with keys for reCAPTCHA, and the siteverify stand-in that it calls. */
export type RecaptchaShop = {
  port: number;
  siteverify: Siteverify;
  /** The number of stored contact requests. */
  storedRequests: () => number;
  /** Creates tokens for the German shop, by their action. */
  issue: (facts?: Partial<TokenFacts>) => (action: string) => string;
  close: () => Promise<void>;
};

const openRecaptchaShop = async (): Promise<RecaptchaShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'undula-recaptcha-'));
  const DATABASE_FILE = join(folder, 'shop.db');
  const siteverify = await openSiteverify();
  const shop = await openOwnShop({ DATABASE_FILE, ...siteverify.environment });
  return {
    port: shop.port,
    siteverify,
    storedRequests: () => {
      const db = new DatabaseSync(DATABASE_FILE, { readOnly: true });
      try {
        return Number(db.prepare('select count(*) as kept from "contactRequest"').get()?.['kept']);
      } finally {
        db.close();
      }
    },
    issue:
      (facts = {}) =>
      (action) =>
        siteverify.issue('de.localhost', { action, ...facts }),
    close: async () => {
      await shop.close();
      await siteverify.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Tests with such a shop, one per worker; its siteverify calls are cleared before each test. */
export const test = base.extend<{ shop: RecaptchaShop }, { recaptchaShop: RecaptchaShop }>({
  recaptchaShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures in it
    async ({}, use) => {
      const shop = await openRecaptchaShop();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  shop: async ({ recaptchaShop }, use) => {
    recaptchaShop.siteverify.behave('well');
    recaptchaShop.siteverify.calls.length = 0;
    await use(recaptchaShop);
  },
});

/** The German contact form of such a shop, and its reCAPTCHA elements. */
export const recaptchaForm = (page: Page, { port }: RecaptchaShop) => {
  const main = page.getByRole('main');
  const named = (name: string) => main.locator(`[name="${name}"]`);
  const notice = page.getByRole('group', { name: 'Die Prüfung durch reCAPTCHA ist ausgeschaltet' });
  const send = main.getByRole('button', { name: 'Nachricht senden' });
  return {
    main,
    named,
    notice,
    send,
    alert: main.getByRole('alert'),
    part: page.locator('[data-load]'),
    loadOnce: notice.getByRole('button', { name: 'Prüfung einmal laden' }),
    line: page.getByText('Diese Website ist durch reCAPTCHA geschützt.'),
    visit: () => page.goto(`http://de.localhost:${port}/kontakt`, { waitUntil: 'networkidle' }),
    fill: async (): Promise<void> => {
      const typed = { firstName: 'Miriam', lastName: 'Ostertag', email: 'miriam@beispiel.example', issue: 'Der Siphon tropft.' };
      for (const [name, value] of Object.entries(typed)) await named(name).fill(value);
      await named('privacy-consent').check({ force: true });
    },
    /** Submits the form and returns why it was rejected. */
    causeOf: async (): Promise<unknown> => {
      const answer = page.waitForResponse(/\/marketing\/contact\/send/);
      await send.click();
      return ((await (await answer).json()) as { data: { cause?: string } }).data.cause;
    },
  };
};
