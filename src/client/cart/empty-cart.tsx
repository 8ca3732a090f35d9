import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './empty-cart.module.css';

/** A cart without articles: says so, and leads to the two lists. */
export const EmptyCart = ({ t, sinksHref, tapsHref }: { t: Translate; sinksHref: string; tapsHref: string }) => (
  <div className={styles['empty']}>
    <p className={styles['title']}>{t('cart.empty.title')}</p>
    <p>{t('cart.empty.text')}</p>
    <p className={styles['links']}>
      <ButtonLink href={sinksHref}>{t('cart.empty.sinks')}</ButtonLink>
      <ButtonLink href={tapsHref} variant="line">
        {t('cart.empty.taps')}
      </ButtonLink>
    </p>
  </div>
);
