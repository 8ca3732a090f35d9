import type { ReactNode } from 'react';

/** A row of the table of properties. The type decides the control: `'a' | 'b'` a list, `boolean` a box, `string` a field. */
export type StoryProp = { name: string; type: string; standard: string; meaning: string };

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
  variants: readonly [StoryVariant<Props>, ...StoryVariant<Props>[]];
  props: readonly StoryProp[];
  keyboard: readonly { keys: readonly string[]; effect: string }[];
  notes: readonly string[];
  /** A table of states: one row per value of a property, one column per state. */
  states?: { prop: keyof Props & string; values: readonly string[]; columns: readonly { title: string; args: object }[] };
};

export const storyGroups = ['Input', 'Content', 'Layers', 'Waiting and telling'] as const;
export type StoryGroup = (typeof storyGroups)[number];

/** A story whose properties are known to itself alone. */
export type AnyStory = Omit<Story<object>, 'component' | 'variants' | 'states'> & {
  component: (props: never) => ReactNode;
  variants: readonly [StoryVariant<object>, ...StoryVariant<object>[]];
  states?: { prop: string; values: readonly string[]; columns: readonly { title: string; args: object }[] };
};
