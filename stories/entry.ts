import type { SpokenStep, StoryGroup, StoryLook, StoryProp, StorySource } from './story.ts';

/** How a property can be tried out: `node` where text stands for anything that can be shown. */
export type Control = {
  name: string;
  /** What holds when it is left out, as text; null where nothing does. */
  standard: string | null;
  isRequired: boolean;
} & ({ kind: 'list'; values: readonly string[] } | { kind: 'box' } | { kind: 'text' } | { kind: 'node' } | { kind: 'number' });

/** An exported component as its types describe it. */
export type SourceEntry = StorySource & {
  /** Its promise: the sentence above the export. */
  meaning: string;
  /** Types of libraries whose properties it takes too. */
  extends: readonly string[];
  props: readonly StoryProp[];
};

/** What of a story is known without its component. `npm run stories:index` writes it to generated/{slug}.json. */
export type StoryEntry = {
  slug: string;
  title: string;
  group: StoryGroup;
  summary: string;
  /** Its examples open above the page: each is shown in a window of its own. */
  isFramed: boolean;
  /** Nothing of it is seen before something was done elsewhere: there is nothing to take a picture of. */
  isEmptyAtFirst: boolean;
  variants: readonly { id: string; title: string }[];
  sources: readonly SourceEntry[];
  /** What can be changed in its examples. */
  controls: readonly Control[];
  /** Design tokens that its styles read. */
  tokens: readonly string[];
  keyboard: readonly { keys: readonly string[]; effect: string }[];
  transcript: readonly SpokenStep[];
  use: { do: readonly string[]; dont: readonly string[] };
  notes: readonly string[];
  states: { prop: string; columns: readonly { title: string; selector: string | null }[] } | null;
  looks: readonly StoryLook[];
  /** A module's first example as an editor writes it, in JSON; null for a component. */
  sample: string | null;
};
