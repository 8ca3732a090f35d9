import { JobCard } from '#client/primitives/card/job-card.tsx';
import type { Job } from '#shared/contract/career.ts';
import type { Language } from '#shared/country/countries.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';
import { dateFormat, listFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { jobPath } from '#shared/routes/job-path.ts';
import { langOf } from '../language-attribute.ts';
import { germanDate } from './german-date.ts';

type Props = { site: Site; say: Translate /** Of the words around it. */; language: Language; job: Job };

/** A job as a card that leads to its description (J-02). An application without an advertisement has no date. */
export const JobTile = ({ site, say, language, job }: Props) => {
  const places = listFormat(language, { type: 'disjunction' }).format(job.locations);
  const posted = dateFormat('de-DE', germanDate).format(new Date(job.dateInserted));
  return (
    <JobCard
      href={hrefTo(site, jobPath(job.careerid))}
      title={job.title}
      level={4}
      lang={langOf(job.language, language)}
      facts={[
        { icon: 'pin', name: say('career.place'), text: places },
        ...(job.isInitiative ? [] : [{ icon: 'calendar', name: say('career.posted'), text: posted } as const]),
      ]}
    />
  );
};
