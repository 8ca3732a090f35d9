import type { Plugin } from 'vite';

/** Texts that only the server says: in mails, on the pages of the payment stand-in, and on pages that it renders whole. */
export const serverOnly: readonly string[] = [
  'catalogue',
  'consent',
  'content',
  'frontDoor',
  'invoice',
  'list',
  'mail',
  'product',
  'sandbox',
];

/** The texts of a language file without those that browsers never say. */
export const withoutServerTexts = (file: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(file) as object).filter(([name]) => !serverOnly.includes(name))));

/** Leaves the server's own texts out of what browsers load: some five kilobytes of each page that speaks. */
export const browserTexts: Plugin = {
  name: 'undula:browser-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/translations\/[a-z]{2}(?:-[A-Z]{2})?\.json$/ },
    handler(code) {
      return this.environment.name === 'client' ? { code: withoutServerTexts(code), map: null } : undefined;
    },
  },
};
