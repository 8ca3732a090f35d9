import { listJobs } from '#backend/career/career.ts';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { type CareerTab, careerTabs, groupJobs } from '#shared/career/career-groups.ts';
import type { Job } from '#shared/contract/career.ts';
import type { Language } from '#shared/country/countries.ts';
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

type TileProps = { site: Site; say: Translate /** Of the section. */; language: Language };
type GroupProps = TileProps & { id: string; tab: CareerTab; jobs: readonly Job[] };

const Group = ({ id, tab, jobs, ...tile }: GroupProps) => (
  <div className={styles.group}>
    <h3 id={`${id}-${tab}`}>
      {tile.say(`career.group.${tab}`)} <span className={styles.count}>{jobs.length}</span>
    </h3>
    {jobs.length === 0 ? (
      <p className={styles.none}>{tile.say('career.none')}</p>
    ) : (
      <CardGrid
        layout="stack"
        columns={3}
        rows={2}
        cards={jobs.map((job) => ({ id: job.careerid, card: <JobTile {...tile} job={job} /> }))}
      />
    )}
  </div>
);

const Initiative = ({ job, ...tile }: TileProps & { job: Job }) => {
  const [invitation] = job.contents;
  return (
    <div className={styles.initiative}>
      <div lang={langOf(job.language, tile.language)}>
        <h3>{invitation?.headline}</h3>
        <p>{invitation?.text}</p>
      </div>
      <div>
        <JobTile {...tile} job={job} />
      </div>
    </div>
  );
};

// A file that cannot be read takes neither the page nor the rest of the section down.
const findGroups = async (language: Language) => {
  try {
    return groupJobs(await listJobs(language));
  } catch (error) {
    logOnce({ message: 'Jobs cannot be read', reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
};

/** M-36: the open jobs under three headings with their counts, the newest first; the application without an advertisement stands apart. */
export const CareerOverview = async ({ site, id, language, data, keep }: ModuleProps<CareerOverviewData>) => {
  const say = await getTranslator(language);
  const groups = await findGroups(language);
  const tile = { site, say, language };
  return (
    <SectionFrame id={id} keep={`${keep}-${groups === undefined}`} lang={langOf(language, site.language)}>
      <div className={styles.head}>
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
            <Group key={tab} {...tile} id={id} tab={tab} jobs={groups[tab]} />
          ))}
          {groups.initiative === undefined ? null : <Initiative {...tile} job={groups.initiative} />}
        </div>
      )}
    </SectionFrame>
  );
};
