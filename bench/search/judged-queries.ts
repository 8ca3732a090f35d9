import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { documentKinds } from '#shared/catalogue/product-view.ts';
import type { Language } from '#shared/country/countries.ts';

/** A product's document by its key: `delta-60-s/sheet`. */
const documentKey = z.string().regex(new RegExp(`^[a-z0-9-]+/(?:${documentKinds.join('|')})$`));

const judgedQuery = z
  .strictObject({
    /** As a shopper types it. */
    query: z.string().min(2).max(100),
    /** Keys of all relevant products, in no order. */
    products: z.array(z.string()).min(1).optional(),
    /** Ids of all relevant pages. */
    pages: z.array(z.string()).min(1).optional(),
    documents: z.array(documentKey).min(1).optional(),
  })
  .refine(({ products, pages, documents }) => [products, pages, documents].some(Boolean), 'means nothing');
export type JudgedQuery = z.infer<typeof judgedQuery>;

/** `queries/{language}.json`: at least thirty queries, each once (B-15). */
const judgedSet = z
  .array(judgedQuery)
  .min(30)
  .refine((set) => new Set(set.map(({ query }) => query)).size === set.length, 'a query stands twice');

/** The judged queries of a language. Throws where the file is invalid. */
export const readJudgedQueries = (language: Language): JudgedQuery[] =>
  judgedSet.parse(JSON.parse(readFileSync(new URL(`queries/${language}.json`, import.meta.url), 'utf8')));
