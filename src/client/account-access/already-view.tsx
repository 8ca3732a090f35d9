import type { ReactNode } from 'react';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './access.module.css';

/** Shown instead of the login to a visitor who is logged in, with links to the home page and back. */
export const AlreadyView = ({ homeHref, back, t }: { homeHref: string; back: ReactNode; t: Translate }) => (
  <div className={`wrap ${styles['page']}`}>
    <h1>{t('access.already.title')}</h1>
    <p className={styles['lead']}>{t('access.already.text')}</p>
    <div className={styles['buttons']}>
      <ButtonLink href={homeHref} isBlock>
        {t('access.already.home')}
      </ButtonLink>
      {back}
    </div>
  </div>
);
