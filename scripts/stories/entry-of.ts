import { Project } from 'ts-morph';
import type { Control, StoryEntry } from '../../stories/entry.ts';
import type { AnyStory } from '../../stories/story.ts';
import { type ReadSource, readSource } from './read-source.ts';
import { readTokens } from './read-tokens.ts';

/** A project for type queries; recreating it for every story would parse the libraries each time. */
export const openTypes = (): Project => new Project({ tsConfigFilePath: 'tsconfig.json', skipAddingFilesFromTsConfig: true });

/** An example that wraps a component takes only the props that its variants set. */
const controlsOf = ({ component, variants }: AnyStory, source: ReadSource | undefined): Control[] => {
  const used = variants.flatMap(({ args }) => Object.keys(args));
  const own = component.name === source?.entry.name ? source.entry.props.map(({ name }) => name) : [];
  return [...new Set([...own, ...used])].map((name) => source?.controlOf(name)).filter((control) => control !== undefined);
};

/** Everything about a story that needs no component: its texts, and information from types and style sheets. */
export const entryOf = (types: Project, story: AnyStory): StoryEntry => {
  const { slug, title, group, summary, variants, keyboard, notes, transcript, use, source, stage, states, looks = [] } = story;
  const sources = source.map((one) => readSource(types, one));
  return {
    slug,
    title,
    group,
    summary,
    isFramed: stage === 'frame',
    isEmptyAtFirst: false,
    variants: variants.map(({ id, title: name }) => ({ id, title: name })),
    sources: sources.map(({ entry }) => entry),
    controls: controlsOf(story, sources[0]),
    tokens: readTokens(source.map(({ file }) => file)),
    keyboard,
    transcript,
    use,
    notes,
    states: states
      ? { prop: states.prop, columns: states.columns.map(({ title: name, selector = null }) => ({ title: name, selector })) }
      : null,
    looks,
    sample: null,
  };
};

/** The entry as written to its file. */
export const textOfEntry = (entry: StoryEntry): string => `${JSON.stringify(entry, null, 2)}\n`;
