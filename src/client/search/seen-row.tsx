import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from '#client/primitives/link/link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { Price } from '#client/primitives/price/price.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import type { Article } from '#state/article.ts';
import { consents, isAllowed } from '#state/consent.ts';
import { clearLastSeen, lastSeenProducts, readLastSeen } from '#state/last-seen.ts';
import { loadLastSeen } from '#state/last-seen-products.ts';
import styles from './seen-row.module.css';

type Props = {
  t: Translate;
  /** Whether this country requires consent before storing. */
  isConsentRequired: boolean;
  onFollow: () => void;
};

const Seen = ({ product: { name, url, variant }, onFollow }: { product: Article; onFollow: () => void }) => (
  <li>
    <Link href={url} className={styles['seen']} onClick={onFollow}>
      <Tile picture={(variant.images.find(({ isMain }) => isMain) ?? variant.images[0])?.picture} alt="" sizes="9rem" />
      <span className={styles['name']}>{name}</span>
      <Price value={variant.price.value} size="s" />
    </Link>
  </li>
);

/** The recently viewed articles, if allowed and if there are any; they can be cleared here (M-49). */
export const SeenRow = ({ t, isConsentRequired, onFollow }: Props) => {
  const { 'last-seen': answer } = useSnapshot(consents);
  const { shown } = useSnapshot(lastSeenProducts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer runs the effect again
  useEffect(() => {
    if (isAllowed('last-seen', isConsentRequired) && readLastSeen().length > 0) void loadLastSeen();
  }, [isConsentRequired, answer]);
  if (!isAllowed('last-seen', isConsentRequired) || shown.length === 0) return null;
  const clear = (): void => {
    clearLastSeen();
    lastSeenProducts.shown = [];
  };
  return (
    <section>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('search.lastSeen')}</h2>
        <button type="button" className={styles['forget']} onClick={clear}>
          {t('search.forget')}
        </button>
      </div>
      <ul className={styles['row']}>
        {shown.map((product) => (
          <Seen key={product.variant.key} product={product as Article} onFollow={onFollow} />
        ))}
      </ul>
      <p className={styles['note']}>{t('search.onDevice')}</p>
    </section>
  );
};
