import type { ReactNode } from 'react';

/** A row of the table of properties, made from the types. The type decides the control: `'a' | 'b'` a list, `boolean` a box, `string` a field. */
export type StoryProp = { name: string; type: string; standard: string; meaning: string };

/** An exported component and the file in which it stands: its properties and tokens are read from there. */
export type StorySource = { file: `src/${string}.tsx`; name: string };

/** What a person does and what a screen reader says then. */
export type SpokenStep = { action: string; heard: string };

/** One example. Tests, snapshots, scans and the documentation all show exactly this. */
export type StoryVariant<Props> = { id: string; title: string; args: Props };

/** A component with its examples: a plain object, so that anything can loop over it. */
export type Story<Props> = {
  /** Its address, `/docs/button`. */
  slug: string;
  title: string;
  group: StoryGroup;
  /** One or two sentences: what it is for, and what is taken instead. */
  summary: string;
  component: (props: Props) => ReactNode;
  /** `frame` where examples open above the page: the documentation gives each a window of its own. @default 'page' */
  stage?: 'page' | 'frame';
  variants: readonly [StoryVariant<Props>, ...StoryVariant<Props>[]];
  /** The component first, then its relatives. */
  source: readonly StorySource[];
  keyboard: readonly { keys: readonly string[]; effect: string }[];
  /** A short walk with a screen reader, word by word. */
  transcript: readonly SpokenStep[];
  /** When it is right and when something else is. */
  use: { do: readonly string[]; dont: readonly string[] };
  notes: readonly string[];
  /** A table of states: one row per value of a property, one column per state. */
  states?: { prop: keyof Props & string; values: readonly string[]; columns: readonly StateColumn[] };
  /** Looks and states that no table of one property can show, each with the selector that dresses it. */
  looks?: readonly StoryLook[];
};

/** A look or a state, the selector that dresses it, and the example in which it is seen; none where only a hand brings it about. */
export type StoryLook = { title: string; selector: string; example?: string };

/** A state, the selector that dresses it (`[data-hovered]`, `:disabled`) and what shows it in the table. */
export type StateColumn = { title: string; selector?: string; args: object };

export const storyGroups = ['Foundations', 'Input', 'Content', 'Layers', 'Waiting and telling', 'Modules'] as const;
export type StoryGroup = (typeof storyGroups)[number];

/** A story whose properties are known to itself alone. */
export type AnyStory = Omit<Story<object>, 'component' | 'variants' | 'states'> & {
  component: (props: never) => ReactNode;
  variants: readonly [StoryVariant<object>, ...StoryVariant<object>[]];
  states?: { prop: string; values: readonly string[]; columns: readonly StateColumn[] };
};
