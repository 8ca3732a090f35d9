import type { ReactNode } from 'react';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Lead } from '#client/primitives/typography/text.tsx';
import styles from './product-registration.module.css';

type HeadProps = { headline: string; lang?: string | undefined; isPageTitle: boolean; children: ReactNode };

/** What the page is about, and why to register. */
export const RegistrationHead = ({ headline, lang, isPageTitle, children }: HeadProps) => (
  <div className={styles['head']} lang={lang}>
    <Heading level={isPageTitle ? 1 : 2} size="section">
      {headline}
    </Heading>
    <Lead>{children}</Lead>
  </div>
);

/** Form or result, and help beside it; stacked where space is short. */
export const RegistrationLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={styles['layout']}>
    <div className={styles['main']}>{children}</div>
    <div className={styles['aside']}>{aside}</div>
  </div>
);

/** A part of the page with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles['part']}>
    <h2>{title}</h2>
    {children}
  </section>
);
