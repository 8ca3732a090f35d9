import { disputePlatform, greenClaims } from './claim-words.ts';
import type { Finding } from './finding.ts';

const [link, ...names] = disputePlatform;

/** Every language's words are searched for in every text: a claim may be in the wrong file. */
const claimsIn = (text: string): string[] => {
  const green = new Set(Object.values(greenClaims).flatMap((claim) => claim.exec(text)?.[0] ?? []));
  const named = names.flatMap((name) => name.exec(text)?.[0] ?? []);
  return [
    ...[...green].map((words) => `generic green claim '${words}' (Y-03)`),
    ...(link?.test(text) === true ? ['link to the closed EU dispute platform (Y-09)'] : []),
    ...named.map((words) => `'${words}', the EU dispute platform, is closed (Y-09)`),
  ];
};

const walk = (value: unknown, location: string): { location: string; claim: string }[] => {
  if (typeof value === 'string') return claimsIn(value).map((claim) => ({ location, claim }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    walk(child, Array.isArray(value) ? `${location}[${key}]` : `${location}${location ? '.' : ''}${key}`),
  );
};

/** Words and links that the law forbids, in every text of every file (Y-03, Y-09). */
export const checkClaims = (files: ReadonlyMap<string, unknown>): Finding[] =>
  [...files].flatMap(([file, value]) => walk(value, '').map(({ location, claim }) => ({ file, message: `${location}: ${claim}` })));
