import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import { EmptyCard } from './empty-card.tsx';
import styles from './empty-wishlist.module.css';
import type { WishLabels } from './wish-labels.ts';

type Props = { t: Translate; labels: Pick<WishLabels, 'sinks' | 'taps'>; sinksHref: string; tapsHref: string };

/** A wishlist with nothing on it: says so, shows where the heart is, and leads to the two lists. */
export const EmptyWishlist = ({ t, labels, sinksHref, tapsHref }: Props) => (
  <div className={styles['empty']} data-empty="">
    <div className={styles['words']}>
      <p className={styles['title']}>{t('wishlist.empty.title')}</p>
      <p className={styles['text']}>{t('wishlist.empty.text')}</p>
      <p className={styles['links']}>
        <ButtonLink href={sinksHref}>{labels.sinks}</ButtonLink>
        <ButtonLink href={tapsHref} variant="line">
          {labels.taps}
        </ButtonLink>
      </p>
    </div>
    <EmptyCard />
  </div>
);
