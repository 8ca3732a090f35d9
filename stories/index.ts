import { readdirSync, readFileSync } from 'node:fs';
import type { StoryEntry } from './entry.ts';

const folder = new URL('./generated/', import.meta.url);

/** Every story with its examples, for tools that run outside the browser. Written by `npm run stories:index`. */
export const storyEntries: readonly StoryEntry[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StoryEntry);
