import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import type { Job } from '#shared/contract/career.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { StaticPart } from '#static-part';
import styles from './career-overview.module.css';
import { JobTile } from './job-tile.tsx';

type Props = {
  /** Id of this element: it is marked busy while the next results load. */
  id: string;
  site: Site;
  /** The section's translator. */
  t: Translate;
  language: Language;
  /** All jobs that match. */
  jobs: readonly Job[];
  /** How many of them are shown. */
  most: number;
  /** The same results without a limit. */
  moreHref: string;
  /** All jobs of the tab; given where town or field leave some out. */
  allHref: string | undefined;
};

/** The matching jobs: their number, the first of them and a link to the rest. If none match, says so and links to all jobs. */
export const JobResults = ({ id, site, t, language, jobs, most, moreHref, allHref }: Props) => (
  <div id={id} className={styles.results}>
    <p className={styles.number} role="status">
      {jobs.length === 0 ? t(allHref === undefined ? 'career.none' : 'career.noneSuch') : t('career.count', { count: jobs.length })}
    </p>
    {jobs.length === 0 ? null : (
      <StaticPart name="jobs">
        <CardGrid
          layout="stack"
          columns={3}
          rows={2}
          cards={jobs
            .slice(0, most)
            .map((job) => ({ id: job.careerid, card: <JobTile site={site} t={t} language={language} job={job} /> }))}
        />
      </StaticPart>
    )}
    {jobs.length > most && (
      <div className={styles.more}>
        <p className={styles.number}>{t('list.shown', { shown: most, total: jobs.length })}</p>
        <ButtonLink href={moreHref} variant="line">
          {t('list.more', { count: jobs.length - most })}
        </ButtonLink>
      </div>
    )}
    {allHref === undefined ? null : (
      <div>
        <ButtonLink href={allHref} variant="line">
          {t('career.all')}
        </ButtonLink>
      </div>
    )}
  </div>
);
