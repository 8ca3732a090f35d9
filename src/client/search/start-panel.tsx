import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { Link } from '#client/primitives/link/link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { SearchStart } from '#shared/contract/search-start.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { loadSearchStart, searchStartState } from '#state/search-start.ts';
import { SeenRow } from './seen-row.tsx';
import styles from './start-panel.module.css';

type Props = {
  t: Translate;
  /** Called when a link is followed. */
  onFollow: () => void;
};

type PartProps = Props & { start: SearchStart };

const Popular = ({ t, start, onFollow }: PartProps) => (
  <section className={styles['popular']}>
    <h2 className={styles['title']}>{t('search.popular')}</h2>
    <ul>
      {start.popular.map(({ term, href }) => (
        <li key={term}>
          <Link href={href} className={styles['row']} onClick={onFollow}>
            <Icon name="search" size="s" />
            <span>{term}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const Widths = ({ t, start, onFollow }: PartProps) => (
  <section>
    <h2 className={styles['title']}>{t('search.byWidth')}</h2>
    <ul>
      {start.widths.map(({ value, label, count, href }) => (
        <li key={value}>
          <Link href={href} className={styles['width']} onClick={onFollow}>
            <b>{label}</b>
            <MeasureLine value={value} />
            <span className={styles['count']}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const Areas = ({ t, start, onFollow }: PartProps) => (
  <section>
    <h2 className={styles['title']}>{t('search.areas')}</h2>
    <ul>
      {start.areas.map(({ label, language, href, count }) => (
        <li key={href}>
          <Link href={href} className={styles['area']} onClick={onFollow}>
            <span lang={language}>{label}</span>
            {count === null ? <Icon name="arrow-right" size="s" /> : <span className={styles['count']}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** Shown before anything is typed: recently viewed articles, popular searches, widths, the parts of the shop. */
export const StartPanel = ({ t, onFollow }: Props) => {
  const { start } = useSnapshot(searchStartState);
  useEffect(() => void loadSearchStart(), []);
  if (!start) return <p className={styles['wait']}>{t('search.help')}</p>;
  const own = { t, start: start as SearchStart, onFollow };
  return (
    <div className={styles['panel']}>
      <div className={styles['parts']}>
        <div className={styles['first']}>
          <SeenRow t={t} isConsentRequired={start.isConsentRequired} onFollow={onFollow} />
          {start.popular.length > 0 && <Popular {...own} />}
        </div>
        {start.widths.length > 0 && <Widths {...own} />}
        <Areas {...own} />
      </div>
      <p className={styles['escape']} aria-hidden="true">
        {t('search.escape')}
      </p>
    </div>
  );
};
