import type { Element, ElementContent } from 'hast';
import { createElement, type ReactNode } from 'react';
import { TextLink } from '../link/text-link.tsx';
import { ScrollArea } from '../scroll-area/scroll-area.tsx';
import tableStyles from '../typography/table.module.css';
import styles from './rich-text.module.css';

type Context = { tableLabel: string; outside: string | undefined };
type Props = { nodes: readonly ElementContent[]; context: Context };

const wordsOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join('') : '';
};

const drawLink = ({ properties, children }: Element, context: Context): ReactNode => {
  const { href, lang, hrefLang } = properties as Record<string, string | undefined>;
  const address = href?.trim() ?? '';
  return (
    <TextLink href={address} lang={lang} hrefLang={hrefLang} outside={/^https?:/i.test(address) ? context.outside : undefined}>
      <RichNodes nodes={children} context={context} />
    </TextLink>
  );
};

const drawTable = ({ properties, children }: Element, context: Context): ReactNode => {
  const caption = children.find((node) => node.type === 'element' && node.tagName === 'caption');
  const { lang } = properties as Record<string, string | undefined>;
  return (
    <div className={styles['wide']}>
      <ScrollArea label={caption ? wordsOf(caption).replaceAll(/\s+/g, ' ').trim() : context.tableLabel}>
        <table lang={lang} className={tableStyles['table']}>
          <RichNodes nodes={children} context={context} />
        </table>
      </ScrollArea>
    </div>
  );
};

const draw = (element: Element, context: Context): ReactNode => {
  const { tagName, properties, children } = element;
  if (tagName === 'a') return drawLink(element, context);
  if (tagName === 'table') return drawTable(element, context);
  if (tagName === 'br' || tagName === 'hr') return createElement(tagName);
  if (tagName === 'img') return createElement('img', { alt: '', loading: 'lazy', decoding: 'async', ...properties });
  return createElement(tagName, properties, <RichNodes nodes={children} context={context} />);
};

/** Renders parsed rich text; only elements of that tree can result. */
export const RichNodes = ({ nodes, context }: Props) =>
  nodes.map((node, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes while it is shown
    <Piece key={at} node={node} context={context} />
  ));

const Piece = ({ node, context }: { node: ElementContent; context: Context }) => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? draw(node, context) : null;
};
