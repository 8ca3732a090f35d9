import { readdirSync, readFileSync } from 'node:fs';

const capital = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

// A family is named by its key: Delta 45 belongs to the family `delta`.
const namesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((key) => {
    const { name, family } = JSON.parse(readFileSync(`${folder}/${key}/product.json`, 'utf8')) as { name: string; family?: string };
    return family === undefined ? name : [name, capital(family)];
  });

/** The names of all products and their families, the longest first: they are the same in every language. */
export const productNames: readonly string[] = [...new Set(namesIn('content/catalogue'))].toSorted((a, b) => b.length - a.length);
