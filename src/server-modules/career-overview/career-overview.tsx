import { listJobs } from '#backend/career/career.ts';
import { Message } from '#client/primitives/message/message.tsx';
import { Tabs } from '#client/primitives/tabs/tabs.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { logOnce } from '#server-components/log-once.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { SectionFrame } from '#server-components/section-frame/section-frame.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { careerTabs, groupJobs } from '#shared/career/career-groups.ts';
import { narrowJobs, queryOfMost, queryOfTab, readCareerQuery } from '#shared/career/career-query.ts';
import type { Job } from '#shared/contract/career.ts';
import type { Language } from '#shared/country/countries.ts';
import { localeIn, type Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import type { ModuleProps } from '../module-props.ts';
import styles from './career-overview.module.css';
import type { CareerOverviewData } from './career-overview.schema.ts';
import { JobFilter } from './job-filter.tsx';
import { JobResults } from './job-results.tsx';
import { SpeculativeApplication } from './speculative-application.tsx';

type AnswerProps = Pick<ModuleProps<CareerOverviewData>, 'site' | 'id' | 'language' | 'page'> & { jobs: readonly Job[] };

// Texts around the jobs are in the section's language; numbers are formatted for the site's locale.
const Answer = async ({ site, id, language, page, jobs }: AnswerProps) => {
  const t = await getTranslator(localeIn(site, language));
  const ask = readCareerQuery(page.query);
  const groups = groupJobs(jobs);
  const shown = narrowJobs(groups[ask.tab], ask);
  const results = `${id}-results`;
  const number = numberFormat(site.locale);
  return (
    <div className={styles.groups}>
      <Tabs
        label={t('career.groups')}
        current={ask.tab}
        texts={{ back: t('general.tabs.back'), forward: t('general.tabs.forward') }}
        tabs={careerTabs.map((tab) => ({
          id: tab,
          label: t(`career.group.${tab}`),
          count: number.format(groups[tab].length),
          href: `${page.path}${queryOfTab(tab)}#${id}`,
        }))}
      />
      {groups[ask.tab].length < 2 ? null : (
        <JobFilter
          id={id}
          path={page.path}
          query={page.query === '' ? '' : `?${page.query}`}
          resultsId={results}
          t={t}
          locale={site.locale}
          ask={ask}
          jobs={groups[ask.tab]}
        />
      )}
      <JobResults
        id={results}
        site={site}
        t={t}
        language={language}
        jobs={shown}
        most={ask.most}
        moreHref={`${page.path}${queryOfMost(ask, shown.length)}`}
        allHref={shown.length === groups[ask.tab].length ? undefined : `${page.path}${queryOfTab(ask.tab)}#${id}`}
      />
      {groups.initiative === undefined ? null : <SpeculativeApplication site={site} t={t} language={language} job={groups.initiative} />}
    </div>
  );
};

// A file that cannot be read breaks neither the page nor the rest of the section.
const findJobs = async ({ country }: Site, language: Language) => {
  try {
    return await listJobs({ country, language });
  } catch (error) {
    logOnce({ message: 'Jobs cannot be read', reason: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
};

/** M-36: the open jobs of the tab in the address, newest first, filtered by town and field; the speculative application is separate. */
export const CareerOverview = async ({ site, id, language, data, page }: ModuleProps<CareerOverviewData>) => {
  const [t, jobs] = await Promise.all([getTranslator(localeIn(site, language)), findJobs(site, language)]);
  return (
    <SectionFrame id={id} lang={langOf(language, site.language)}>
      <div className={styles.head}>
        <h2>{data.headline}</h2>
        {data.text === null ? null : <Paragraphs text={data.text} />}
      </div>
      {jobs === undefined ? (
        <Message kind="error">
          <p>{t('career.error')}</p>
        </Message>
      ) : (
        <Answer site={site} id={id} language={language} page={page} jobs={jobs} />
      )}
    </SectionFrame>
  );
};
