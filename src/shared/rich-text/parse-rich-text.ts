import { keepAttributes } from './attributes.ts';
import { inText } from './content-model.ts';
import { nest } from './nest.ts';
import { gatherParagraphs } from './paragraphs.ts';
import { type RichElement, type RichName, type RichNode, richNames } from './rich-node.ts';
import { type Token, tokensOf } from './tokens.ts';

type Rule = { closes: readonly RichName[]; fences: readonly RichName[] };

const meant: Readonly<Record<string, RichName>> = { b: 'strong', i: 'em', strike: 's', del: 's', tt: 'code' };
const empty: readonly RichName[] = ['br', 'hr', 'img'];

// No editor nests so deeply; what lies below counts as lying beside.
const deepest = 40;

// What the start of an element ends, if it is open, as far up as the last fence.
const rules: Partial<Record<RichName, Rule>> = {
  li: { closes: ['li'], fences: ['ul', 'ol'] },
  dt: { closes: ['dt', 'dd'], fences: ['dl'] },
  dd: { closes: ['dt', 'dd'], fences: ['dl'] },
  tr: { closes: ['tr', 'caption'], fences: ['table'] },
  td: { closes: ['td', 'th'], fences: ['tr', 'table'] },
  th: { closes: ['td', 'th'], fences: ['tr', 'table'] },
  thead: { closes: ['thead', 'tbody', 'tfoot', 'caption'], fences: ['table'] },
  tbody: { closes: ['thead', 'tbody', 'tfoot', 'caption'], fences: ['table'] },
  tfoot: { closes: ['thead', 'tbody', 'tfoot', 'caption'], fences: ['table'] },
  a: { closes: ['a'], fences: ['li', 'td', 'th', 'p'] },
};
const block: Rule = {
  closes: ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', ...inText],
  fences: ['li', 'td', 'th', 'dd', 'blockquote', 'figure', 'figcaption'],
};

const nameOf = (written: string): RichName | undefined => richNames.find((known) => known === (meant[written] ?? written));

const ruleOf = (name: RichName): Rule | undefined => rules[name] ?? (inText.includes(name) ? undefined : block);

const closeFor = (open: RichElement[], name: RichName): void => {
  const rule = ruleOf(name);
  if (!rule) return;
  const fence = open.findLastIndex((element) => rule.fences.includes(element.name));
  const at = open.findIndex((element, index) => index > fence && rule.closes.includes(element.name));
  if (at !== -1) open.splice(at);
};

const read = (token: Token, open: RichElement[], root: RichNode[]): void => {
  const into = (): RichNode[] => open.at(-1)?.children ?? root;
  if (token.kind === 'text') {
    into().push(token.text);
    return;
  }
  const name = nameOf(token.name);
  if (!name) return;
  if (token.kind === 'end') {
    const at = open.findLastIndex((element) => element.name === name);
    if (at !== -1) open.splice(at);
    return;
  }
  closeFor(open, name);
  const element: RichElement = { name, attributes: keepAttributes(name, token.attributes), children: [] };
  into().push(element);
  if (!empty.includes(name) && open.length < deepest) open.push(element);
};

/**
 * Reads the HTML of an older system into a tree of elements and attributes that are known to be harmless. Whatever it is given, it
 * never throws, and nothing that acts comes through: no script, no style, no frame, no handler, no address but those of links.
 */
export const parseRichText = (html: string): RichNode[] => {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  for (const token of tokensOf(html)) read(token, open, root);
  return gatherParagraphs(nest(root));
};
