import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './empty-list.module.css';

/** Shown where the filters match nothing. */
export const EmptyList = ({ path, t }: { path: string; t: Translate }) => (
  <div className={styles.empty}>
    <span className={styles.line}>
      <MeasureLine value={100} isMissing />
    </span>
    <h2>{t('list.empty.headline')}</h2>
    <p>{t('list.empty.text')}</p>
    <ButtonLink href={path} variant="line">
      {t('list.filter.clear')}
    </ButtonLink>
  </div>
);
