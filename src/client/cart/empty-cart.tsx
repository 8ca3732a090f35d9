import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './empty-cart.module.css';
import { EmptySink } from './empty-sink.tsx';

/** A cart without articles: says so, draws it, and leads to the two lists. */
export const EmptyCart = ({ t, sinksHref, tapsHref }: { t: Translate; sinksHref: string; tapsHref: string }) => (
  <div className={styles['place']} data-empty="">
    <div className={styles['empty']}>
      <div className={styles['words']}>
        <p className={styles['title']}>{t('cart.empty.title')}</p>
        <p className={styles['text']}>{t('cart.empty.text')}</p>
        <p className={styles['links']}>
          <ButtonLink href={sinksHref}>{t('cart.empty.sinks')}</ButtonLink>
          <ButtonLink href={tapsHref} variant="line">
            {t('cart.empty.taps')}
          </ButtonLink>
        </p>
      </div>
      <EmptySink label={t('cart.pieces', { count: 0 })} />
    </div>
  </div>
);
