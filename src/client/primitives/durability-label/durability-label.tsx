import type { Translate } from '#shared/i18n/translator.ts';
import styles from './durability-label.module.css';

type Props = {
  /** Maker and model: `Undula Delta 60 S`. */
  model: string;
  /** For how many years the maker answers for the whole article; below three there is no label. */
  years: number;
  /** Knows the texts below `checkout.guarantee`. */
  t: Translate;
  /** Lines below other lines, without a frame of its own. @default false */
  isFlat?: boolean;
};

// The name of the guarantee label of the Union: the same word in every language.
const mark = 'GARAN';

/** The label of a maker's guarantee of durability: for how long, for which model, and that the law's guarantee stays beside it (Y-02). */
export const DurabilityLabel = ({ model, years, t, isFlat = false }: Props) =>
  years > 2 ? (
    <div className={styles['label']} data-flat={isFlat || undefined}>
      <p className={styles['head']}>
        <b className={styles['mark']}>{mark}</b>
        <span className={styles['years']}>{t('checkout.guarantee.years', { count: years })}</span>
      </p>
      <p className={styles['model']}>{model}</p>
      <p className={styles['text']}>
        {t('checkout.guarantee.durability')}. {t('checkout.guarantee.besides')}
      </p>
    </div>
  ) : null;
