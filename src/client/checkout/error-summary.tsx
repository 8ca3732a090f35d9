import type { Translate } from '#shared/i18n/translator.ts';
import styles from './error-summary.module.css';

export type Fault = { field: string; message: string };

/** What is wrong, at the head of the form; each entry leads to its field (V-04). Receives focus when it appears. */
export const ErrorSummary = ({ faults, t }: { faults: readonly Fault[]; t: Translate }) =>
  faults.length === 0 ? null : (
    <div className={styles['summary']} role="alert" tabIndex={-1} id="errors">
      <h2 className={styles['title']}>{t('checkout.errors', { count: faults.length })}</h2>
      <ul>
        {faults.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
