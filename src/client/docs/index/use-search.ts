import type MiniSearch from 'minisearch';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';

export type SearchLink = {
  href: string;
  title: string;
  summary: string;
  /** Names of properties and tokens. */
  words: string;
};

const quietMs = 400;

// Property names also match by their parts: `busy` finds isBusy.
const split = (text: string): string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
const terms = (text: string): string[] => [...new Set([...split(text), ...text.split(/\s+/)])].map((word) => word.toLowerCase());

const openIndex = async (links: readonly SearchLink[]): Promise<MiniSearch<SearchLink>> => {
  const { default: Index } = await import('minisearch');
  const index = new Index<SearchLink>({
    idField: 'href',
    fields: ['title', 'summary', 'words'],
    tokenize: terms,
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      tokenize: split,
      boost: { title: 3 },
    },
  });
  index.addAll(links);
  return index;
};

/** The paths that match a term; undefined without one. The count is announced once, when typing has paused. */
export const useSearch = (groups: readonly { links: readonly SearchLink[] }[], term: string): ReadonlySet<string> | undefined => {
  const index = useRef<Promise<MiniSearch<SearchLink>>>(undefined);
  const [found, setFound] = useState<ReadonlySet<string>>();
  const wanted = term.trim();
  useEffect(() => {
    if (wanted === '') return;
    index.current ??= openIndex(groups.flatMap(({ links }) => links));
    let isLatest = true;
    const search = index.current.then((open) => new Set(open.search(wanted).map(({ id }) => String(id))));
    search.then((hits) => isLatest && setFound(hits));
    const announceTimer = setTimeout(
      () => search.then(({ size }) => isLatest && announce(size === 1 ? '1 page' : `${size} pages`)),
      quietMs,
    );
    return () => {
      isLatest = false;
      clearTimeout(announceTimer);
    };
  }, [groups, wanted]);
  return wanted === '' ? undefined : found;
};
