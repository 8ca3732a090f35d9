import 'server-only';
import type { Language } from '#shared/country/countries.ts';
import { termsOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

const isJoining: ReadonlySet<Language> = new Set(['de', 'nl', 'hu']);
const minPartLength = 3;
/** Linking elements between the parts of a compound: `Spülen-schrank`, `Edelstahl-s-püle`. */
const links = ['', 's', 'n', 'en', 'e'];
/** The maximum length of an ending after the last part; more would be another word. */
const maxEnding = 2;

/** A compound as parts of the vocabulary, `granitspule` as `granit` and `spule`; undefined if some of it is unknown. */
export const divideCompound = (word: string, { parts }: Vocabulary, language: Language): string[] | undefined => {
  if (!isJoining.has(language) || word.length < 2 * minPartLength) return undefined;
  const dead = new Set<number>();
  const from = (start: number): string[] | undefined => {
    if (dead.has(start)) return undefined;
    for (let end = word.length; end >= start + minPartLength; end--) {
      const part = word.slice(start, end);
      if (!parts.has(part)) continue;
      if (word.length - end <= maxEnding && start > 0) return [part];
      for (const link of links) {
        const next = word.startsWith(link, end) ? from(end + link.length) : undefined;
        if (next) return [part, ...next];
      }
    }
    dead.add(start);
    return undefined;
  };
  const found = from(0);
  return found && found.length > 1 ? found : undefined;
};

/** A run of characters without spaces as the words of the vocabulary in it, the longest first, and the dictionary's words between them. */
const divideRun = (run: string, { parts }: Vocabulary, language: Language): string[] => {
  const words: string[] = [];
  let between = '';
  const close = (): void => {
    words.push(...termsOf(between, language));
    between = '';
  };
  const longest = 12;
  for (let at = 0; at < run.length; ) {
    let size = Math.min(longest, run.length - at);
    while (size > 0 && !parts.has(run.slice(at, at + size))) size--;
    if (size === 0) between += run[at++];
    else {
      close();
      words.push(run.slice(at, at + size));
      at += size;
    }
  }
  close();
  return words;
};

/** The words of a folded term; Japanese and Chinese are segmented by the shop's own words first, then by dictionary. */
export const wordsIn = (folded: string, vocabulary: Vocabulary, language: Language): string[] => {
  if (language !== 'ja' && language !== 'zh') return termsOf(folded, language);
  const runs = folded.match(/[a-z0-9.,]+|[^a-z0-9.,\s]+/g) ?? [];
  return runs.flatMap((run) => (/^[a-z0-9]/.test(run) ? termsOf(run, language) : divideRun(run, vocabulary, language)));
};
