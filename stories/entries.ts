import type { StoryEntry } from './entry.ts';
import { storySlugs } from './slugs.ts';

const files = import.meta.glob<StoryEntry>('./generated/*.json', { eager: true, import: 'default' });
const order: readonly string[] = storySlugs;
const positionOf = ({ slug }: StoryEntry): number => (order.includes(slug) ? order.indexOf(slug) : order.length);

/** Every component of the documentation without its code, in order, then the modules by title: the stories as the server knows them. */
export const entries: readonly StoryEntry[] = Object.values(files).toSorted(
  (a, b) => positionOf(a) - positionOf(b) || a.title.localeCompare(b.title, 'en'),
);

/** The entry at `/docs/{slug}`. */
export const findEntry = (slug: string): StoryEntry | undefined => entries.find((entry) => entry.slug === slug);
