import type { ElementContent } from 'hast';
import { fitOutline } from '#shared/rich-text/outline.ts';
import { RichNodes } from './rich-nodes.tsx';
import styles from './rich-text.module.css';

type Props = {
  /** The result of `parseRichText` for the older system's HTML: parsed on the server, because browsers must not load the parser. */
  text: readonly ElementContent[];
  /** The level of its highest heading; the others follow without a gap. @default 3 */
  firstLevel?: 2 | 3 | 4;
  /** Names a scrollable table without a caption. */
  tableLabel: string;
  /** Read out after a link that leaves the shop. */
  outside?: string | undefined;
  /** Language of the text, if it differs from the page's. */
  lang?: string | undefined;
};

/** A long text from another CMS: headings, paragraphs, lists, tables, quotes and pictures in our styles. New texts are modules. */
export const RichText = ({ text, firstLevel = 3, tableLabel, outside, lang }: Props) => (
  <div lang={lang} className={styles['rich']}>
    <RichNodes nodes={fitOutline(text, firstLevel)} context={{ tableLabel, outside }} />
  </div>
);
