import { dependent, flow, inText, strict } from './content-model.ts';
import type { RichElement, RichName, RichNode } from './rich-node.ts';

type Place = { parent: RichName | undefined; isInLink: boolean };

const isBlank = (node: RichNode): boolean => typeof node === 'string' && node.trim() === '';

const within = (element: RichElement, place: Place): RichElement => ({
  ...element,
  children: nest(element.children, { parent: element.name, isInLink: place.isInLink || element.name === 'a' }),
});

/** Neighbours that cannot stand here go into one element that can. */
const wrapStray = (nodes: readonly RichNode[], holds: readonly RichName[], wrapper: RichName): RichElement[] => {
  const wrapped: RichElement[] = [];
  let stray: RichElement | undefined;
  for (const node of nodes.filter((one) => !isBlank(one))) {
    if (typeof node !== 'string' && holds.includes(node.name)) {
      stray = undefined;
      wrapped.push(node);
    } else if (stray) {
      stray.children.push(node);
    } else {
      stray = { name: wrapper, attributes: {}, children: [node] };
      wrapped.push(stray);
    }
  }
  return wrapped;
};

const nestWords = (nodes: readonly RichNode[], place: Place): RichNode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const isKept = inText.includes(node.name) && !(node.name === 'a' && place.isInLink);
    return isKept ? [within(node, place)] : nest(node.children, place);
  });

/** Items that lost their list get one. */
const gatherItems = (nodes: readonly RichNode[]): RichNode[] => {
  const gathered: RichNode[] = [];
  let list: RichElement | undefined;
  for (const node of nodes) {
    if (typeof node === 'string' || node.name !== 'li') {
      list = isBlank(node) ? list : undefined;
      gathered.push(node);
    } else if (list) {
      list.children.push(node);
    } else {
      list = { name: 'ul', attributes: {}, children: [node] };
      gathered.push(list);
    }
  }
  return gathered;
};

const nestFlow = (nodes: readonly RichNode[], place: Place): RichNode[] =>
  gatherItems(nodes).flatMap((node) => {
    if (typeof node === 'string' || inText.includes(node.name)) return nestWords([node], place);
    const isKept = !dependent.includes(node.name) || (node.name === 'figcaption' && place.parent === 'figure');
    return isKept ? [within(node, place)] : nest(node.children, place);
  });

/** Puts every element where a browser would leave it, so that what is sent is what is seen: rows in tables, items in lists, no block within words. */
export const nest = (nodes: readonly RichNode[], place: Place = { parent: undefined, isInLink: false }): RichNode[] => {
  const { parent } = place;
  const rule = parent && strict[parent];
  if (rule) return wrapStray(nodes, rule.holds, rule.wrapper).map((element) => within(element, place));
  return parent === undefined || flow.includes(parent) ? nestFlow(nodes, place) : nestWords(nodes, place);
};
