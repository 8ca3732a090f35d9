import type { Plugin } from 'vite';

/** Texts that only the server uses: in mails, on the pages of the fake payment provider, and on pages that it renders whole. */
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

/** The texts of a language file without those that browsers never use. */
export const withoutServerTexts = (file: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(file) as object).filter(([name]) => !serverOnly.includes(name))));

/** Excludes the server's own texts from what browsers load: some five kilobytes per page with texts. */
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
