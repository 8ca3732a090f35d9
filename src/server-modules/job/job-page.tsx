import { countryOfPlace } from '#backend/career/career.ts';
import { type Breadcrumb, findPageByType } from '#backend/content/content.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { FactsTable } from '#client/primitives/list/facts-table.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { company } from '#shared/company/company.ts';
import type { Job } from '#shared/contract/career.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';
import { dateFormat, listFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { jobPath } from '#shared/routes/job-path.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { germanDate } from '../career-overview/german-date.ts';
import { PageTitle } from '../content-page/page-title.tsx';
import { Head } from '../head/head.tsx';
import { JsonLd } from '../head/json-ld.tsx';
import { langOf } from '../language-attribute.ts';
import { Paragraphs } from '../paragraphs/paragraphs.tsx';
import { getTranslator } from '../translator.ts';
import styles from './job-page.module.css';
import { presentPosting } from './job-posting.ts';

const longestDescription = 160;

const factsOf = ({ site, job, say }: { site: Site; job: Job; say: Translate }) => [
  { id: 'place', label: say('career.place'), value: listFormat(site.language, { type: 'disjunction' }).format(job.locations) },
  ...(job.isInitiative
    ? []
    : [{ id: 'posted', label: say('career.posted'), value: dateFormat('de-DE', germanDate).format(new Date(job.dateInserted)) }]),
];

/** The way here: home, the page of all jobs where there is one, the job. */
const stepsTo = (site: Site, job: Job, href: string): Breadcrumb[] => [
  ...(findPageByType(site, 'career')?.breadcrumbs ?? findPageByType(site, 'home')?.breadcrumbs ?? []),
  { label: job.title, href, language: site.language },
];

/** One job: what it is, what it asks, where to apply (J-02). The application itself is made on the careers site. */
export const JobPage = async ({ site, job }: { site: Site; job: Job }) => {
  const say = await getTranslator(site.language);
  const href = hrefTo(site, jobPath(job.careerid).toLowerCase());
  const lang = langOf(job.language as Site['language'], site.language);
  const [first] = job.contents;
  const workplaces = await Promise.all(job.locations.map(async (town) => ({ town, country: await countryOfPlace(town) })));
  return (
    <>
      <Head
        site={site}
        title={job.title}
        description={[first?.headline, first?.text].join(' ').slice(0, longestDescription)}
        canonical={absoluteUrl(site.country, href)}
        isIndexed
        alternates={[]}
        type="article"
      />
      {/* An unsolicited application is no vacancy: search engines want those alone. */}
      {job.isInitiative ? null : <JsonLd data={presentPosting(site, job, workplaces)} />}
      <Breadcrumbs site={site} steps={stepsTo(site, job, href)} />
      <PageTitle title={job.title} lang={lang} />
      <div className={styles.job}>
        <div className={styles.parts} lang={lang}>
          {job.contents.map(({ headline, text, points }) => (
            <section key={headline} className={styles.part}>
              <h2>{headline}</h2>
              {text === '' ? null : <Paragraphs text={text} />}
              {points.length === 0 ? null : <List items={points.map((point) => ({ id: point, content: point }))} />}
            </section>
          ))}
        </div>
        <aside className={styles.glance} aria-labelledby="glance">
          <h2 id="glance">{say('career.glance')}</h2>
          <FactsTable caption={say('career.glance')} rows={factsOf({ site, job, say })} />
          <ButtonLink href={`${company.careersSite}/${encodeURIComponent(job.careerid)}`} variant="solid">
            {say('career.apply')}
          </ButtonLink>
        </aside>
      </div>
    </>
  );
};
