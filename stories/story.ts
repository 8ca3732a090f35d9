import type { ReactNode } from 'react';

/** A row of the property table, derived from the types. The type selects the control: `'a' | 'b'` a list, `boolean` a box, `string` a field. */
export type StoryProp = { name: string; type: string; standard: string; meaning: string };

/** An exported component and its file, from which properties and tokens are read. */
export type StorySource = { file: `src/${string}.tsx`; name: string };

/** A user action and the resulting screen reader output. */
export type SpokenStep = { action: string; heard: string };

/** One example. Tests, snapshots, scans and the documentation all show exactly this. */
export type StoryVariant<Props> = { id: string; title: string; args: Props };

/** A component with its examples: a plain object, so that anything can loop over it. */
export type Story<Props> = {
  /** Its path, `/docs/button`. */
  slug: string;
  title: string;
  group: StoryGroup;
  /** One or two sentences: its purpose, and the alternative. */
  summary: string;
  component: (props: Props) => ReactNode;
  /** `frame` if examples open above the page: the documentation gives each an iframe of its own. @default 'page' */
  stage?: 'page' | 'frame';
  variants: readonly [StoryVariant<Props>, ...StoryVariant<Props>[]];
  /** The component first, then related ones. */
  source: readonly StorySource[];
  keyboard: readonly { keys: readonly string[]; effect: string }[];
  /** A short screen reader transcript, word by word. */
  transcript: readonly SpokenStep[];
  /** When to use it and when to use something else. */
  use: { do: readonly string[]; dont: readonly string[] };
  notes: readonly string[];
  /** A table of states: one row per value of a property, one column per state. */
  states?: { prop: keyof Props & string; values: readonly string[]; columns: readonly StateColumn[] };
  /** Variants and states that no table of one property can show, each with the selector that styles it. */
  looks?: readonly StoryLook[];
};

/** A variant or a state, the selector that styles it, and the example that shows it; none if only interaction causes it. */
export type StoryLook = { title: string; selector: string; example?: string };

/** A state, the selector that styles it (`[data-hovered]`, `:disabled`) and its content in the table. */
export type StateColumn = { title: string; selector?: string; args: object };

export const storyGroups = ['Foundations', 'Input', 'Content', 'Layers', 'Waiting and telling', 'Modules'] as const;
export type StoryGroup = (typeof storyGroups)[number];

/** A story whose property types are erased. */
export type AnyStory = Omit<Story<object>, 'component' | 'variants' | 'states'> & {
  component: (props: never) => ReactNode;
  variants: readonly [StoryVariant<object>, ...StoryVariant<object>[]];
  states?: { prop: string; values: readonly string[]; columns: readonly StateColumn[] };
};
