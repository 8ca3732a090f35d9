import type { CSSProperties } from 'react';
import { cabinetClasses } from '#backend/catalogue/catalogue.ts';
import { getCountry, pathOfPage } from '#backend/content/content.ts';
import { Link } from '#client/primitives/link/link.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { Note } from '#client/primitives/typography/text.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { SectionHead } from '#server-components/section-head/section-head.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { taxLabelOf } from '#shared/content/tax-label.ts';
import { withQuery } from '#shared/routes/list-query.ts';
import type { ModuleProps } from '../module-props.ts';
import { CabinetDrawing } from './cabinet-drawing.tsx';
import styles from './cabinet-widths.module.css';
import type { CabinetWidthsData } from './cabinet-widths.schema.ts';

/** Cabinet widths: cabinets side by side to scale, each with a sink in it; each leads to the sinks that fit. */
export const CabinetWidths = async ({ site, id, language, data, cacheKey }: ModuleProps<CabinetWidthsData>) => {
  const t = await getTranslator(site.locale);
  const classes = cabinetClasses(site);
  const [first] = classes;
  const path = pathOfPage(site, 'sinks');
  if (!first || path === undefined) return null;
  const tax = taxLabelOf(getCountry(site.country).tax, site.language);
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} ground="soft">
      <SectionHead headline={data.headline} text={data.text} />
      <ul className={styles.cabinets} lang={langOf(site.language, language)}>
        {classes.map(({ width, label, count, price, drawing }) => (
          <li key={width} className={styles.cabinet} style={{ '--width': width } as CSSProperties}>
            <Link href={path + withQuery(new URLSearchParams(), { cabinet: String(width / 10) })} className={styles.link}>
              <span className={styles.drawn}>
                <CabinetDrawing drawing={drawing} />
                <MeasureLine />
              </span>
              <span className={styles.words}>
                <b className={styles.width}>{label}</b>
                <span>{t('list.count.sinks', { count })}</span>
                <span>{t('content.cabinets.from', { price })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Note lang={langOf(site.language, language)}>
          {t(first.isTaxIncluded ? 'product.tax.included' : 'product.tax.excluded', { tax })}
        </Note>
        {data.button === null ? null : <MoreLink site={site} button={data.button} />}
      </div>
    </SectionFrame>
  );
};
