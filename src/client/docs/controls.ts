import type { StoryProp } from '#stories/story.ts';

/** How a property can be tried out. */
export type Control = { name: string } & (
  | { kind: 'list'; values: readonly string[] }
  | { kind: 'box' }
  | { kind: 'text' }
  | { kind: 'number' }
);

const union = (type: string): string[] => [...type.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);

/** The control that the type of a property asks for; undefined where it can only be given in code. */
export const findControl = ({ name, type }: StoryProp): Control | undefined => {
  const values = union(type);
  if (values.length > 0) return { name, kind: 'list', values };
  if (type === 'boolean') return { name, kind: 'box' };
  if (type === 'string') return { name, kind: 'text' };
  if (type === 'number') return { name, kind: 'number' };
  return undefined;
};

const attribute = ([name, value]: [string, unknown]): string | undefined => {
  if (typeof value === 'string' && value !== '') return `${name}="${value}"`;
  if (value === true) return name;
  if (typeof value === 'number') return `${name}={${value}}`;
  return undefined;
};

/** What stands in the code for an example: `<Button variant="line">All sinks</Button>`. */
export const codeOf = (component: string, args: object): string => {
  const { children, ...rest } = args as Record<string, unknown>;
  const attributes = Object.entries(rest)
    .map(attribute)
    .filter((text) => text !== undefined);
  const opening = [component, ...attributes].join(' ');
  return typeof children === 'string' ? `<${opening}>${children}</${component}>` : `<${opening} />`;
};
