import type { Project } from 'ts-morph';
import { type SectionUid, sectionSchemas } from '../../src/server-modules/schemas.ts';
import type { StoryEntry } from '../../stories/entry.ts';
import { type AnyModuleStory, slugOfModule } from '../../stories/modules/module-story.ts';
import { fieldsOf } from './fields-of.ts';
import { readSource } from './read-source.ts';
import { readTokens } from './read-tokens.ts';

/** Everything about a module's story that needs no server: its texts, its fields, its first example as an editor writes it. */
export const entryOfModule = (types: Project, story: AnyModuleStory): StoryEntry => {
  const { uid, component, title, summary, variants, keyboard, transcript, use, notes, isEmptyAtFirst = false } = story;
  const file = `src/server-modules/${uid}/${uid}.tsx` as const;
  const { meaning } = readSource(types, { file, name: component }).entry;
  return {
    slug: slugOfModule(uid),
    title,
    group: 'Modules',
    summary,
    isFramed: false,
    isEmptyAtFirst,
    variants: variants.map(({ id, title: name }) => ({ id, title: name })),
    sources: [{ file, name: uid, meaning, extends: [], props: fieldsOf(sectionSchemas[uid as SectionUid]) }],
    controls: [],
    tokens: readTokens([file]),
    keyboard,
    transcript,
    use,
    notes,
    states: null,
    looks: [],
    sample: JSON.stringify({ uid, id: variants[0].id, data: variants[0].data }, null, 2),
  };
};
