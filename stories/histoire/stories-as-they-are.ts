import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { StoryEntry } from '../entry.ts';

const entryOf = (file: string): StoryEntry =>
  JSON.parse(readFileSync(new URL(`../generated/${basename(file, '.story.tsx')}.json`, import.meta.url), 'utf8')) as StoryEntry;

/** Where histoire only asks which examples there are, our index answers: loading every component on the server takes minutes. */
const listed = (file: string): string => {
  const { slug, title, group, variants } = entryOf(file);
  return `export default ${JSON.stringify({ id: slug, title: `${group}/${title}`, variants })}`;
};

/** Gives each story file the default export that histoire asks for, so that the stories know nothing of it. */
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
