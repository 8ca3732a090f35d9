import { Heading } from '#client/primitives/typography/heading.tsx';
import styles from './page-title.module.css';

/** The h1 of a page whose content brings none. */
export const PageTitle = ({ title, lang }: { title: string; lang?: string | undefined }) => (
  <div className={styles.title} lang={lang}>
    <Heading level={1} size="stage">
      {title}
    </Heading>
  </div>
);
