import { cabinetWidths } from '#backend/catalogue/catalogue.ts';
import { pathOfPage } from '#backend/content/content.ts';
import { Link } from '#client/primitives/link/link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { formatCentimetres } from '#shared/catalogue/format-length.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withQuery } from '#shared/routes/list-query.ts';
import styles from './widths-panel.module.css';

type WidthsPanelProps = {
  site: Site;
  t: Translate /** In centimetres; it has a line of its own, dashed where no sink is made for it. */;
  searched: number | undefined;
};

/** The cabinet widths for which there are sinks, to scale, with the searched one among them. */
export const WidthsPanel = ({ site, t, searched }: WidthsPanelProps) => {
  const path = pathOfPage(site, 'sinks');
  const availableWidths = cabinetWidths(site);
  if (path === undefined || availableWidths.length === 0) return null;
  const isNew = searched !== undefined && !availableWidths.some(({ width }) => width === searched);
  const rows = [...availableWidths, ...(isNew ? [{ width: searched, count: 0 }] : [])].toSorted((a, b) => a.width - b.width);
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{t('search.widths')}</h2>
      <ul>
        {rows.map(({ width, count }) =>
          count === 0 ? (
            <li key={width} className={styles.row} data-missing="">
              <span className={styles.width}>{formatCentimetres(width, site.locale)}</span>
              <MeasureLine value={width} isMissing />
              <span className={styles.count}>{t('search.searched')}</span>
            </li>
          ) : (
            <li key={width}>
              <Link href={path + withQuery(new URLSearchParams(), { cabinet: String(width) })} className={styles.row}>
                <span className={styles.width}>{formatCentimetres(width, site.locale)}</span>
                <MeasureLine value={width} />
                <span className={styles.count}>{t('list.count.sinks', { count })}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
      <p className={styles.note}>{t('search.widthNote')}</p>
    </section>
  );
};
