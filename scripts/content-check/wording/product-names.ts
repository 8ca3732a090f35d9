import { readdirSync, readFileSync } from 'node:fs';

const namesIn = (folder: string): string[] =>
  readdirSync(folder).map((key) => (JSON.parse(readFileSync(`${folder}/${key}/product.json`, 'utf8')) as { name: string }).name);

/** The names of all products, the longest first: they are alike in every language. */
export const productNames: readonly string[] = namesIn('content/catalogue').toSorted((a, b) => b.length - a.length);
