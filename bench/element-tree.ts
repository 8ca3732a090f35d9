/** A node of parse5: the few fields needed here. */
export type ParsedNode = {
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: ParsedNode[];
  /** The content of a template. */
  content?: ParsedNode;
};

/** An element in the form React needs, or text. */
export type Tree = { tag: string; properties: Record<string, unknown>; children: Node[] };
type Node = Tree | string;

// React uses other names for these; it passes on all others as they are written.
const renamed: Record<string, string> = { class: 'className', for: 'htmlFor', readonly: 'readOnly', autofocus: 'autoFocus' };
// Boolean attributes in HTML: React omits them unless they are true.
const switches = new Set(
  'allowfullscreen async autofocus checked controls default defer disabled hidden inert itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
);

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(/;(?![^(]*\))/)
      .filter((rule) => rule.includes(':'))
      .map((rule) => {
        const name = rule.slice(0, rule.indexOf(':')).trim();
        const reactName = name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
        return [reactName, rule.slice(rule.indexOf(':') + 1).trim()];
      }),
  );

const propertyOf = ({ name, value }: { name: string; value: string }): [string, unknown] => {
  if (name === 'style') return [name, styleOf(value)];
  return [renamed[name] ?? name, switches.has(name) ? true : value];
};

const nodeOf = (node: ParsedNode): Node[] => {
  if (node.nodeName === '#text') return node.value ? [node.value] : [];
  // Comments have no element; scripts, and the data for React in them, are specific to each framework.
  if (node.nodeName.startsWith('#') || node.nodeName === 'script') return [];
  const attributes = (node.attrs ?? []).filter(({ name }) => !name.startsWith('on'));
  const inside = [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])];
  return [{ tag: node.nodeName, properties: Object.fromEntries(attributes.map(propertyOf)), children: inside.flatMap(nodeOf) }];
};

/** The elements of a parsed document, without scripts, in a form that a server component can render. Pure. */
export const treeOf = (document: ParsedNode): Tree => {
  const root = (document.childNodes ?? []).flatMap(nodeOf).find((node) => typeof node !== 'string' && node.tag === 'html');
  if (typeof root !== 'object') throw new Error('The document has no html element');
  return root;
};

/** The number of elements of a tree, including its root. */
export const countElements = ({ children }: Tree): number =>
  children.reduce((sum, child) => sum + (typeof child === 'string' ? 0 : countElements(child)), 1);
