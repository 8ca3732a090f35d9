import { z } from 'zod';
import { text, variableFacts, whole } from './variable.ts';

/** Where orders, accounts and stock are stored, and how they are maintained. */
export const database = {
  // Not every one is a URL: that of a socket has no host.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/./, 'must be an address like postgresql://shop:password@host:5432/shop')
    .optional()
    .register(variableFacts, {
      about: 'the PostgreSQL that holds the data; without it the embedded SQLite does',
      example: 'postgresql://shop:password@localhost:5432/shop',
      isSecret: true,
    }),
  DATABASE_FILE: text().default('var/shop.db').register(variableFacts, {
    about: 'the file of the embedded database, without `DATABASE_URL`; it is made when it is missing',
    example: '/var/lib/undula/shop.db',
  }),
  SHOP_OPERATOR: text().optional().register(variableFacts, {
    about: 'who works at the command line, for the histories of orders and returns',
    usually: 'the name of the login',
    example: 'ada',
  }),
};

/** The source of pages, products and prices. */
export const content = {
  CONTENT_DIR: text().default('content').register(variableFacts, { about: 'the folder of content files', example: '/srv/undula/content' }),
  CONTENT_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://cms.example' })
    .optional()
    .register(variableFacts, {
      about: "base address of a CMS that takes the folder's place: `GET {CONTENT_URL}/{short}/content`",
      example: 'https://cms.example',
    }),
  CONTENT_REFRESH_MS: z.coerce.number().int().min(0).max(86_400_000).optional().register(variableFacts, {
    about:
      'how often content is asked for again; 0: files only after an import or a published page, within seconds; what cannot be read or fails its schema is logged, and the last good content stays',
    usually: '60000 with `CONTENT_URL`, else 0',
    unit: 'milliseconds',
    example: '60000',
  }),
  PREVIEW_SECRET: z.string().min(32).optional().register(variableFacts, {
    about:
      'signs the addresses at which a page is seen before it is published (`npm run shop -- preview`); every process needs the same one; another one ends all addresses at once; without it no draft is ever shown',
    example: 'thirty-two-characters-or-more-by-chance',
    isSecret: true,
  }),
  CMS_PORT: whole(4100, 1, 65_535).register(variableFacts, {
    about: 'where `npm run cms` serves the content folder as a CMS',
    unit: 'TCP port',
    example: '4100',
  }),
};

/** Content variables per country: `CMS_API_KEY_DE`. */
export const contentOfCountries = {
  CMS_API_KEY: text().register(variableFacts, {
    about: "with `CONTENT_URL`: the country's key of the CMS, one for each of the twenty countries",
    example: 'reference-de',
    isSecret: true,
  }),
};
