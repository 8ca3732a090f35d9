const longestLine = 80;
const longestLiteral = 60;

/** Stands for a required value that is too large to show: an ellipsis in the code. */
export const elided = Symbol('…');

const isElement = (value: unknown): boolean => typeof value === 'object' && value !== null && '$$typeof' in value;
const isIdentifier = (name: string): boolean => /^[a-z_$][\w$]*$/i.test(name);

/** A value as source code; long values and elements are only hinted at. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value === 'function') return '() => {…}';
  if (value === elided) return '…';
  if (isElement(value)) return '<… />';
  if (Array.isArray(value)) {
    const text = `[${value.map(literal).join(', ')}]`;
    return text.length > longestLiteral ? '[…]' : text;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([name, one]) => `${isIdentifier(name) ? name : `'${name}'`}: ${literal(one)}`);
  const text = `{ ${entries.join(', ')} }`;
  return text.length > longestLiteral ? '{…}' : text;
};

const attribute = ([name, value]: [string, unknown]): string => {
  if (value === true) return name;
  if (typeof value === 'string' && !value.includes('"')) return `${name}="${value}"`;
  return `${name}={${literal(value)}}`;
};

const childrenOf = (children: unknown): string | undefined => {
  if (children === undefined) return undefined;
  if (children === elided) return '…';
  return typeof children === 'string' ? children : `{${literal(children)}}`;
};

/** The source code of an example: `<Button variant="line">All sinks</Button>`. */
export const codeOf = (component: string, args: object): string => {
  const { children, ...rest } = args as Record<string, unknown>;
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(attribute);
  const inner = childrenOf(children);
  const line = [`<${component}`, ...attributes].join(' ') + (inner === undefined ? ' />' : `>${inner}</${component}>`);
  if (line.length <= longestLine) return line;
  const head = attributes.length === 0 ? `<${component}>` : [`<${component}`, ...attributes.map((one) => `  ${one}`)].join('\n');
  if (inner === undefined) return `${head}\n/>`;
  return `${head}${attributes.length === 0 ? '' : '\n>'}\n  ${inner}\n</${component}>`;
};
