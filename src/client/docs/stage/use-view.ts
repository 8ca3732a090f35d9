import type { StoryEntry } from '#stories/entry.ts';
import { replaceQuery, useQuery } from './query.ts';
import { readView, type View, writeView } from './view.ts';

/** The view that the address asks for, and a way to ask for another. */
export const useView = ({ variants, controls }: StoryEntry): [View, (next: View) => void] => {
  const examples = variants.map(({ id }) => id);
  const view = readView(new URLSearchParams(useQuery()), examples, controls);
  return [view, (next) => replaceQuery(writeView(next))];
};
