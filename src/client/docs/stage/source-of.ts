import type { SourceEntry, StoryEntry } from '#stories/entry.ts';
import { elided } from './code-of.ts';

const isRequired = ({ standard }: SourceEntry['props'][number]): boolean => standard === 'required';

/** How much of what an example is given a component takes, less what it would miss. */
const fitOf = ({ props }: SourceEntry, args: object): number =>
  props.reduce((fit, prop) => fit + (prop.name in args ? 1 : 0) - (isRequired(prop) && !(prop.name in args) ? 1 : 0), 0);

/** The component of a story that an example shows: the one that its arguments fit best, the first where they fit none. */
export const sourceOf = ({ sources }: Pick<StoryEntry, 'sources'>, args: object): SourceEntry | undefined => {
  const fitting = sources.filter(({ props }) => props.some(({ name }) => name in args));
  return fitting.toSorted((a, b) => fitOf(b, args) - fitOf(a, args))[0] ?? sources[0];
};

const standIn = (name: string): unknown => (/^on[A-Z]/.test(name) ? () => {} : elided);

/** What is written for the component: only what it takes, and a gap for what it needs and the example brings by other means. */
export const ownArgs = ({ props, extends: libraries }: SourceEntry, args: Record<string, unknown>): Record<string, unknown> => {
  const names = new Set(props.map(({ name }) => name));
  const takes = (name: string): boolean => names.has(name) || libraries.length > 0 || name.startsWith('aria-');
  const missing = props.filter((prop) => isRequired(prop) && args[prop.name] === undefined).map(({ name }) => [name, standIn(name)]);
  return Object.fromEntries([...Object.entries(args).filter(([name]) => takes(name)), ...missing]);
};
