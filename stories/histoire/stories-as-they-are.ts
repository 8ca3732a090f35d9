import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { StoryEntry } from '../entry.ts';

const entryOf = (file: string): StoryEntry =>
  JSON.parse(readFileSync(new URL(`../generated/${basename(file, '.story.tsx')}.json`, import.meta.url), 'utf8')) as StoryEntry;

/** When histoire only collects the examples, our index answers: loading every component on the server takes minutes. */
const listed = (file: string): string => {
  const { slug, title, group, variants } = entryOf(file);
  return `export default ${JSON.stringify({ id: slug, title: `${group}/${title}`, variants })}`;
};

/** Adds the default export that histoire expects to each story file, so that stories do not depend on histoire. */
export const storiesAsTheyAre: Plugin = {
  name: 'stories-as-they-are',
  enforce: 'pre',
  transform: {
    filter: { id: /\/stories\/[^/]+\.story\.tsx$/ },
    handler(code, id) {
      if (this.environment.name === 'ssr') return listed(id);
      return `${code}
import { inHistoire } from './histoire/in-histoire.tsx';
export default inHistoire(story, ${JSON.stringify(entryOf(id).controls)});
`;
    },
  },
};
