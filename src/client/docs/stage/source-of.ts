import type { SourceEntry, StoryEntry } from '#stories/entry.ts';
import { elided } from './code-of.ts';

const isRequired = ({ standard }: SourceEntry['props'][number]): boolean => standard === 'required';

/** How many of an example's arguments a component accepts, minus the required ones that are missing. */
const fitOf = ({ props }: SourceEntry, args: object): number =>
  props.reduce((fit, prop) => fit + (prop.name in args ? 1 : 0) - (isRequired(prop) && !(prop.name in args) ? 1 : 0), 0);

/** The component that an example shows: the best match for its arguments, or the first if none match. */
export const sourceOf = ({ sources }: Pick<StoryEntry, 'sources'>, args: object): SourceEntry | undefined => {
  const fitting = sources.filter(({ props }) => props.some(({ name }) => name in args));
  return fitting.toSorted((a, b) => fitOf(b, args) - fitOf(a, args))[0] ?? sources[0];
};

const standIn = (name: string): unknown => (/^on[A-Z]/.test(name) ? () => {} : elided);

/** The arguments as written for the component: only those it accepts, with a placeholder for required ones given by other means. */
export const ownArgs = ({ props, extends: libraries }: SourceEntry, args: Record<string, unknown>): Record<string, unknown> => {
  const names = new Set(props.map(({ name }) => name));
  const takes = (name: string): boolean => names.has(name) || libraries.length > 0 || name.startsWith('aria-');
  const missing = props.filter((prop) => isRequired(prop) && args[prop.name] === undefined).map(({ name }) => [name, standIn(name)]);
  return Object.fromEntries([...Object.entries(args).filter(([name]) => takes(name)), ...missing]);
};
