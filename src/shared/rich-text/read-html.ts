import type { RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html as names, Parser, type Token, type TreeAdapter } from 'parse5';
import { longestRichText } from '#shared/content/references.ts';

// No editor comes close: these limit the cost of a hostile text, because a few letters can make a parser open millions of elements.
const deepest = 200;
const most = 20_000;

class Entangled extends Error {}

const buildTree = (): TreeAdapter<DefaultTreeAdapterMap> => {
  const seen = new WeakSet<Token.Attribute[]>();
  let open = 0;
  let opened = 0;
  return {
    ...defaultTreeAdapter,
    // Browsers reopen an unclosed `<strong>` in each paragraph that follows. An editor who forgot to close it meant one paragraph.
    createElement: (name, namespace, attributes) => {
      if (seen.has(attributes)) return defaultTreeAdapter.createElement('span', namespace, []);
      seen.add(attributes);
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    onItemPush: () => {
      open += 1;
      opened += 1;
      if (open > deepest || opened > most) throw new Entangled();
    },
    onItemPop: () => {
      open -= 1;
    },
  };
};

/** Parses HTML like a browser. Of a text that is too long, too deep or too complex it parses the beginning. */
export const readHtml = (html: string): RootContent[] => {
  const body = defaultTreeAdapter.createElement('body', names.NS.HTML, []);
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(body, { treeAdapter: buildTree(), scriptingEnabled: false });
  try {
    parser.tokenizer.write(html.slice(0, longestRichText), true);
  } catch (error) {
    if (!(error instanceof Entangled)) throw error;
  }
  const root = fromParse5(parser.getFragment());
  return root.type === 'root' ? root.children : [];
};
