import { formatMinutes, formatYears } from '#backend/catalogue/catalogue.ts';
import { getCountry } from '#backend/content/content.ts';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { MoreLink } from '#server-components/content-button/more-link.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionBeside } from '#server-components/section-beside/section-beside.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { company } from '#shared/company/company.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './measure-lines.module.css';
import type { MeasureLinesData } from './measure-lines.schema.ts';

type DataLine = MeasureLinesData['lines'][number];

const yearsOf = (site: Site, of: Extract<DataLine, { kind: 'guarantee' }>['of']): number | undefined =>
  of === 'law' ? getCountry(site.country).legalGuarantee?.years : company.guaranteeYears[of];

const presentLine = (site: Site, locale: Site['locale'], line: DataLine): { amount: number; figure: string; label: string }[] => {
  if (line.kind === 'minutes') return [{ amount: line.minutes, figure: formatMinutes({ locale }, line.minutes), label: line.label }];
  const years = yearsOf(site, line.of);
  return years === undefined ? [] : [{ amount: years, figure: formatYears({ locale }, years), label: line.label }];
};

/** Measure lines: the longest span fills the width, all others are proportional. */
export const MeasureLines = ({ site, id, language, data, cacheKey }: ModuleProps<MeasureLinesData>) => {
  const locale = localeIn(site, language);
  const lines = data.lines.flatMap((line) => presentLine(site, locale, line));
  const longest = Math.max(...lines.map(({ amount }) => amount));
  if (lines.length === 0) return null;
  return (
    <SectionFrame id={id} cacheKey={cacheKey} lang={langOf(language, site.language)} ground={data.ground}>
      <SectionBeside
        headline={data.headline}
        text={data.text}
        link={data.button === null ? null : <MoreLink site={site} button={data.button} />}
      >
        <ul className={styles.lines}>
          {lines.map(({ amount, figure, label }) => (
            <li key={label} className={styles.line}>
              <MeasureLine value={(amount / longest) * 100} />
              <p className={styles.words}>
                <b className={styles.figure}>{figure}</b> {label}
              </p>
            </li>
          ))}
        </ul>
        {data.notes.length === 0 ? null : (
          <div className={styles.notes}>
            {data.notes.map(({ headline, text }) => (
              <div key={headline} className={styles.note}>
                <h3 className={styles.title}>{headline}</h3>
                <Paragraphs text={text} />
              </div>
            ))}
          </div>
        )}
      </SectionBeside>
    </SectionFrame>
  );
};
