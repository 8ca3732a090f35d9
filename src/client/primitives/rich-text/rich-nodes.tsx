import { createElement, type ReactNode } from 'react';
import { isRichElement, type RichElement, type RichNode } from '#shared/rich-text/rich-node.ts';
import { wordsOf } from '#shared/rich-text/words-of.ts';
import { TextLink } from '../link/text-link.tsx';
import tableStyles from '../typography/table.module.css';
import styles from './rich-text.module.css';

type Context = { tableLabel: string; outside: string | undefined };
type Props = { nodes: readonly RichNode[]; context: Context };

// HTML's names in React's writing; all others are the same.
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan', hreflang: 'hrefLang' };

const propsOf = ({ attributes }: RichElement): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactNames[name] ?? name, value]));

const drawLink = (element: RichElement, context: Context): ReactNode => {
  const { href = '', lang, hreflang } = element.attributes;
  return (
    <TextLink href={href} lang={lang} hrefLang={hreflang} outside={/^https?:/i.test(href) ? context.outside : undefined}>
      <RichNodes nodes={element.children} context={context} />
    </TextLink>
  );
};

// Keys must reach what is out of sight.
const reachable = { tabIndex: 0 };

// Plain HTML, for every page holds it: a scroll area that measures itself would load with all of them.
const drawTable = (element: RichElement, context: Context): ReactNode => {
  const caption = element.children.filter(isRichElement).find(({ name }) => name === 'caption');
  return (
    <section {...reachable} aria-label={caption ? wordsOf(caption) : context.tableLabel} className={styles['wide']}>
      <table {...propsOf(element)} className={tableStyles['table']}>
        <RichNodes nodes={element.children} context={context} />
      </table>
    </section>
  );
};

const draw = (element: RichElement, context: Context): ReactNode => {
  const { name, children } = element;
  if (name === 'a') return drawLink(element, context);
  if (name === 'table') return drawTable(element, context);
  if (name === 'br' || name === 'hr') return createElement(name);
  if (name === 'img') return createElement('img', { alt: '', loading: 'lazy', decoding: 'async', ...propsOf(element) });
  return createElement(name, propsOf(element), <RichNodes nodes={children} context={context} />);
};

/** Draws what was read of a text; nothing else than the elements of that tree can come of it. */
export const RichNodes = ({ nodes, context }: Props) =>
  nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
    <Piece key={at} node={node} context={context} />
  ));

const Piece = ({ node, context }: { node: RichNode; context: Context }) => (isRichElement(node) ? draw(node, context) : node);
