import { storySlugs } from './slugs.ts';
import type { AnyStory } from './story.ts';

const files = import.meta.glob<AnyStory>('./*.story.tsx', { eager: true, import: 'story' });
const order: readonly string[] = storySlugs;

/** Every component that has examples, in the order of the documentation. */
export const stories: readonly AnyStory[] = Object.values(files).toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));

/** The story at `/docs/{slug}`. */
export const findStory = (slug: string): AnyStory | undefined => stories.find((story) => story.slug === slug);
