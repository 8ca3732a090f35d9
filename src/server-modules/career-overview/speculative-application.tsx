import { langOf } from '#server-components/language-attribute.ts';
import type { Job } from '#shared/contract/career.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './career-overview.module.css';
import { JobTile } from './job-tile.tsx';

type Props = {
  site: Site;
  /** The section's translator. */
  t: Translate;
  language: Language;
  job: Job;
};

/** The invitation to a speculative application, apart from all jobs (J-01). */
export const SpeculativeApplication = ({ site, t, language, job }: Props) => {
  const [invitation] = job.contents;
  return (
    <div className={styles.initiative}>
      <div lang={langOf(job.language, language)}>
        <h3>{invitation?.headline}</h3>
        <p>{invitation?.text}</p>
      </div>
      <div>
        <JobTile site={site} t={t} language={language} job={job} level={4} />
      </div>
    </div>
  );
};
