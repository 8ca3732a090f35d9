import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import styles from './page-title.module.css';

type PageTitleProps = {
  title: string;
  /** The opening sentence below the title. */
  lead?: string | undefined;
  lang?: string | undefined;
};

/** The h1 of a page whose content has none. */
export const PageTitle = ({ title, lead, lang }: PageTitleProps) => (
  <div className={styles.title} lang={lang}>
    <Heading level={1} size="stage">
      {title}
    </Heading>
    {lead === undefined ? null : <Lead>{lead}</Lead>}
  </div>
);
