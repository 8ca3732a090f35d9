import type { StoryEntry } from './entry.ts';
import { storySlugs } from './slugs.ts';

const files = import.meta.glob<StoryEntry>('./generated/*.json', { eager: true, import: 'default' });
const order: readonly string[] = storySlugs;

/** Every component of the documentation without its code, in order: what the server knows of the stories. */
export const entries: readonly StoryEntry[] = Object.values(files).toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));

/** The entry at `/docs/{slug}`. */
export const findEntry = (slug: string): StoryEntry | undefined => entries.find((entry) => entry.slug === slug);
