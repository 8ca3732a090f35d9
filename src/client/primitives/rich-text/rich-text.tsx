import { fitOutline } from '#shared/rich-text/outline.ts';
import { parseRichText } from '#shared/rich-text/parse-rich-text.ts';
import { RichNodes } from './rich-nodes.tsx';
import styles from './rich-text.module.css';

type Props = {
  /** As the older system delivers it. Only what is known to be harmless comes through. */
  html: string;
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
export const RichText = ({ html, firstLevel = 3, tableLabel, outside, lang }: Props) => (
  <div lang={lang} className={styles['rich']}>
    <RichNodes nodes={fitOutline(parseRichText(html), firstLevel)} context={{ tableLabel, outside }} />
  </div>
);
