import type { ElementContent } from 'hast';
import { fitOutline } from '#shared/rich-text/outline.ts';
import { RichNodes } from './rich-nodes.tsx';
import styles from './rich-text.module.css';

type Props = {
  /** What `parseRichText` read of the older system's HTML: on the server, for a browser shall not load the parser. */
  text: readonly ElementContent[];
  /** Level in the page's outline that its highest heading takes; the others follow without a gap. @default 3 */
  firstLevel?: 2 | 3 | 4;
  /** Names a table without a caption where it scrolls. */
  tableLabel: string;
  /** Heard after a link that leads out of the shop. */
  outside?: string | undefined;
  /** Language of the text, where it differs from the page's. */
  lang?: string | undefined;
};

/** A long text that editors wrote elsewhere: headings, paragraphs, lists, tables, quotes and pictures in our clothes. New texts are modules. */
export const RichText = ({ text, firstLevel = 3, tableLabel, outside, lang }: Props) => (
  <div lang={lang} className={styles['rich']}>
    <RichNodes nodes={fitOutline(text, firstLevel)} context={{ tableLabel, outside }} />
  </div>
);
