import { readdirSync, readFileSync } from 'node:fs';
import { deepFreeze } from '#shared/content/deep-freeze.ts';

type Json = { [key: string]: unknown };

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json') && !file.includes('glossary'));

const readTexts = (): ReadonlyMap<string, Json> => {
  const read = (path: string): Json => deepFreeze(JSON.parse(readFileSync(path, 'utf8')) as Json);
  return new Map([
    ...namesIn('translations').map((file) => [`translations/${file}`, read(`translations/${file}`)] as const),
    ...namesIn('content').map((file) => [file, read(`content/${file}`)] as const),
  ]);
};

let texts: ReadonlyMap<string, Json> | undefined;

/** All interface and content files as the content check reads them, in memory, so that a test may plant errors: in a map of its own, of files that are read once and frozen. */
export const copyTexts = (): Map<string, Json> => {
  texts ??= readTexts();
  return new Map(texts);
};

/** Puts a text at a path in a copy of a file: `plant(files, 'catalogue/quell/fr.json', 'scope[0]', '…')`. The original stays unchanged. */
export const plant = (files: Map<string, Json>, file: string, place: string, text: string): void => {
  const steps = place.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.pop() ?? '';
  const copy = structuredClone(files.get(file));
  const parent = steps.reduce<Json | undefined>((below, step) => below?.[step] as Json | undefined, copy);
  if (!copy || !parent) throw new Error(`No ${place} in ${file}`);
  parent[last] = text;
  files.set(file, copy);
};
