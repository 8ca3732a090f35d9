import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './return-form.module.css';

type Props = {
  /** Null if the law grants none. */
  withdrawalDays: number | null;
  returnDays: number;
  t: Translate;
  /** The link to the full text. */
  children: ReactNode;
};

/** The applicable right and its period, beside the form. */
export const RightCard = ({ withdrawalDays, returnDays, t, children }: Props) => (
  <section className={styles['right']} aria-labelledby="right">
    <h2 id="right">{t(withdrawalDays === null ? 'returns.title' : 'returns.right.title')}</h2>
    {withdrawalDays !== null && <p>{t('returns.right.text', { days: withdrawalDays })}</p>}
    <p>{t('returns.right.voluntary', { days: returnDays })}</p>
    {children}
  </section>
);
