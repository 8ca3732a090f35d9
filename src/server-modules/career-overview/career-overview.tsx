import { listJobs } from '#backend/career/career.ts';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { type CareerTab, careerTabs, groupJobs } from '#shared/career/career-groups.ts';
import type { Job } from '#shared/contract/career.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { langOf } from '../language-attribute.ts';
import { logOnce } from '../log-once.ts';
import type { ModuleProps } from '../module-props.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { SectionFrame } from '../section-frame/section-frame.tsx';
import { getTranslator } from '../translator.ts';
import styles from './career-overview.module.css';
import type { CareerOverviewData } from './career-overview.schema.ts';
import { JobTile } from './job-tile.tsx';

type GroupProps = { id: string; site: Site; say: Translate; tab: CareerTab; jobs: readonly Job[] };

const Group = ({ id, site, say, tab, jobs }: GroupProps) => (
  <div className={styles.group}>
    <h3 id={`${id}-${tab}`}>
      {say(`career.group.${tab}`)} <span className={styles.count}>{jobs.length}</span>
    </h3>
    {jobs.length === 0 ? (
      <p className={styles.none}>{say('career.none')}</p>
    ) : (
      <CardGrid
        layout="stack"
        columns={3}
        rows={2}
        cards={jobs.map((job) => ({ id: job.careerid, card: <JobTile site={site} say={say} job={job} /> }))}
      />
    )}
  </div>
);

const Initiative = ({ site, say, job }: { site: Site; say: Translate; job: Job }) => (
  <div className={styles.initiative}>
    <p lang={langOf(job.language, site.language)}>{job.contents[0]?.text}</p>
    <JobTile site={site} say={say} job={job} />
  </div>
);

// A file that cannot be read takes neither the page nor the rest of the section down.
const findGroups = async (site: Site) => {
  try {
    return groupJobs(await listJobs(site.language));
  } catch (error) {
    logOnce({ message: 'Jobs cannot be read', reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
};

/** M-36: the open jobs under three headings with their counts, the newest first; the application without an advertisement stands apart. */
export const CareerOverview = async ({ site, id, language, data }: ModuleProps<CareerOverviewData>) => {
  const say = await getTranslator(site.language);
  const groups = await findGroups(site);
  return (
    <SectionFrame id={id}>
      <div className={styles.head} lang={langOf(language, site.language)}>
        <h2>{data.headline}</h2>
        {data.text === null ? null : <Paragraphs text={data.text} />}
      </div>
      {groups === undefined ? (
        <Message kind="error">
          <p>{say('career.error')}</p>
        </Message>
      ) : (
        <div className={styles.groups}>
          {careerTabs.map((tab) => (
            <Group key={tab} id={id} site={site} say={say} tab={tab} jobs={groups[tab]} />
          ))}
          {groups.initiative === undefined ? null : <Initiative site={site} say={say} job={groups.initiative} />}
        </div>
      )}
    </SectionFrame>
  );
};
