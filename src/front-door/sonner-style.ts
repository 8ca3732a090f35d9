import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashSource } from './hash-source.ts';

const insertion = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/;

/** The style sheet that sonner's source writes into the page by itself. Throws when it does so in another way than is known. */
export const styleWithin = (source: string): string => {
  const literal = insertion.exec(source)?.[1];
  if (literal === undefined) throw new Error('sonner no longer inserts its styles as expected: the policy of documents cannot allow them');
  return String(JSON.parse(literal));
};

const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');

/** What allows the style element of the installed sonner: it is asked about twice, once while still empty and once filled. */
export const sonnerStyles: readonly string[] = [hashSource(''), hashSource(styleWithin(source))];
