import { breakpoints } from '#design/breakpoints.ts';
import type { Control } from '#stories/entry.ts';
import { type Changes, readChanges } from './changes.ts';

export const widths = [breakpoints.s, breakpoints.m, breakpoints.l, breakpoints.xl] as const;
export const sizes = [100, 150, 200] as const;
export const schemes = ['light', 'dark'] as const;
export const directions = ['ltr', 'rtl'] as const;

/** How an example is looked at. What is left out is as the visitor's own system has it, at full width. */
export type Look = {
  scheme?: (typeof schemes)[number] | undefined;
  direction?: (typeof directions)[number] | undefined;
  size?: (typeof sizes)[number] | undefined;
};

/** What a shared address says: the example, what was changed in it, and how it is looked at. */
export type View = Look & { example?: string | undefined; changes: Changes; width?: (typeof widths)[number] | undefined };

const oneOf = <Value extends string | number>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => String(value) === text);

/** Reads `?scheme=dark&direction=rtl&size=200`; what is not known is left out. */
export const readLook = (query: URLSearchParams): Look => ({
  scheme: oneOf(schemes, query.get('scheme')),
  direction: oneOf(directions, query.get('direction')),
  size: oneOf(sizes, query.get('size')),
});

/** Reads the query of a shared address; nothing in it is trusted. */
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

/** The query that brings this view back, empty for the first one. */
export const writeView = ({ example, changes, scheme, direction, size, width }: View): string =>
  queryOf({ example, args: textOf(changes), scheme, direction, size, width });

/** The address of an example alone, looked at in the same way. */
export const frameAddress = (slug: string, example: string, { changes, scheme, direction, size }: View): string =>
  `/docs/frame/${slug}/${example}${queryOf({ args: textOf(changes), scheme, direction, size })}`;
