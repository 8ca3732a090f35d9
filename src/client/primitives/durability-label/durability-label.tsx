import type { Translate } from '#shared/i18n/translator.ts';
import styles from './durability-label.module.css';

type Props = {
  /** Maker and model: `Undula Delta 60 S`. */
  model: string;
  /** The years of the manufacturer's guarantee on the whole article; below three there is no label. */
  years: number;
  /** Translator for the texts below `checkout.guarantee`. */
  t: Translate;
  /** Part of a list, without a frame of its own. @default false */
  isFlat?: boolean;
};

/**
 * A manufacturer's durability guarantee in plain words: years, model, and that the legal guarantee applies as well (Y-02). The Union's own
 * label, a sheet that nobody may redraw, is not imitated: docs/decisions/030.
 */
export const DurabilityLabel = ({ model, years, t, isFlat = false }: Props) =>
  years > 2 ? (
    <div className={styles['label']} data-flat={isFlat || undefined}>
      <p className={styles['head']}>
        <b>{t('checkout.guarantee.durability')}</b>
        <span className={styles['years']}>{t('checkout.guarantee.years', { count: years })}</span>
      </p>
      <p className={styles['model']}>{model}</p>
      <p className={styles['text']}>{t('checkout.guarantee.besides')}</p>
    </div>
  ) : null;
