import type { SpokenStep, StoryGroup, StoryLook, StoryProp, StorySource } from './story.ts';

/** The control for a property: `node` where text stands for any renderable content. */
export type Control = {
  name: string;
  /** The default value, as text; null if there is none. */
  standard: string | null;
  isRequired: boolean;
} & ({ kind: 'list'; values: readonly string[] } | { kind: 'box' } | { kind: 'text' } | { kind: 'node' } | { kind: 'number' });

/** An exported component, described by its types. */
export type SourceEntry = StorySource & {
  /** Its contract: the doc comment of the export. */
  meaning: string;
  /** Library types whose properties it also accepts. */
  extends: readonly string[];
  props: readonly StoryProp[];
};

/** The data of a story without its component. `npm run stories:index` writes it to generated/{slug}.json. */
export type StoryEntry = {
  slug: string;
  title: string;
  group: StoryGroup;
  summary: string;
  /** Its examples open above the page: each is shown in an iframe of its own. */
  isFramed: boolean;
  /** Renders nothing before an action elsewhere: no picture of it can be taken. */
  isEmptyAtFirst: boolean;
  variants: readonly { id: string; title: string }[];
  sources: readonly SourceEntry[];
  /** The properties that can be changed in its examples. */
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
