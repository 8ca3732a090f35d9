import { JobCard } from '#client/primitives/card/job-card.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import type { Job } from '#shared/contract/career.ts';
import type { Language } from '#shared/country/countries.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withColon } from '#shared/i18n/with-colon.ts';
import { jobPath } from '#shared/routes/job-path.ts';
import { postedOn, workingHoursOf, workLocationsOf } from './job-texts.ts';

type Props = {
  site: Site;
  /** Translator of the text around it. */
  t: Translate;
  language: Language;
  job: Job;
  /** Level of its title in the page's outline. @default 3 */
  level?: 3 | 4;
};

/** A job as a card that leads to its description (J-02). A speculative application has neither hours nor a date. */
export const JobTile = ({ site, t, language, job, level = 3 }: Props) => {
  const before = (label: 'career.place' | 'career.hoursLabel' | 'career.posted'): string => withColon(language, t(label), '');
  return (
    <JobCard
      href={hrefTo(site, jobPath(job.careerid))}
      title={job.title}
      level={level}
      lang={langOf(job.language, language)}
      facts={[
        { icon: 'pin', name: before('career.place'), text: workLocationsOf(job, language) },
        ...(job.isInitiative
          ? []
          : ([
              { icon: 'clock', name: before('career.hoursLabel'), text: workingHoursOf(job, t) },
              { icon: 'calendar', name: before('career.posted'), text: postedOn(job) },
            ] as const)),
      ]}
    />
  );
};
