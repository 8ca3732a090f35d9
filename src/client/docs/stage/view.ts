import { breakpoints } from '#design/breakpoints.ts';
import type { Control } from '#stories/entry.ts';
import { type Changes, readChanges } from './changes.ts';

export const widths = [breakpoints.s, breakpoints.m, breakpoints.l, breakpoints.xl] as const;
export const sizes = [100, 150, 200] as const;
export const schemes = ['light', 'dark'] as const;
export const directions = ['ltr', 'rtl'] as const;

/** The view settings of an example. What is omitted follows the visitor's system, at full width. */
type Look = {
  scheme?: (typeof schemes)[number] | undefined;
  direction?: (typeof directions)[number] | undefined;
  size?: (typeof sizes)[number] | undefined;
};

/** The content of a shared URL: the example, its changes, and the view settings. */
export type View = Look & { example?: string | undefined; changes: Changes; width?: (typeof widths)[number] | undefined };

const oneOf = <Value extends string | number>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => String(value) === text);

/** Reads `?scheme=dark&direction=rtl&size=200`; unknown values are dropped. */
export const readLook = (query: URLSearchParams): Look => ({
  scheme: oneOf(schemes, query.get('scheme')),
  direction: oneOf(directions, query.get('direction')),
  size: oneOf(sizes, query.get('size')),
});

/** Reads the query of a shared URL; nothing in it is trusted. */
export const readView = (query: URLSearchParams, examples: readonly string[], controls: readonly Control[]): View => ({
  example: oneOf(examples, query.get('example')),
  changes: readChanges(query.get('args'), controls),
  ...readLook(query),
  width: oneOf(widths, query.get('width')),
});

const textOf = (changes: Changes): string | undefined => (Object.keys(changes).length === 0 ? undefined : JSON.stringify(changes));

const queryOf = (values: Record<string, string | number | undefined>): string => {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
};

/** The query that restores this view, empty for the initial one. */
export const writeView = ({ example, changes, scheme, direction, size, width }: View): string =>
  queryOf({ example, args: textOf(changes), scheme, direction, size, width });

/** The URL of a standalone example with the same view settings. */
export const frameAddress = (slug: string, example: string, { changes, scheme, direction, size }: View): string =>
  `/docs/frame/${slug}/${example}${queryOf({ args: textOf(changes), scheme, direction, size })}`;
