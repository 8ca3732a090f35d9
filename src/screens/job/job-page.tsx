import { countryOfLocation, isOpen } from '#backend/career/career.ts';
import { type Breadcrumb, findPageByType } from '#backend/content/content.ts';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { FactsTable } from '#client/primitives/list/facts-table.tsx';
import { List } from '#client/primitives/list/list.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Heading } from '#client/primitives/typography/heading.tsx';
import { Breadcrumbs } from '#server-components/breadcrumbs/breadcrumbs.tsx';
import { Head } from '#server-components/head/head.tsx';
import { JsonLd } from '#server-components/head/json-ld.tsx';
import { PageFactsMeta } from '#server-components/head/page-facts.tsx';
import { langOf } from '#server-components/language-attribute.ts';
import { Paragraphs } from '#server-components/paragraphs/paragraphs.tsx';
import { getTranslator } from '#server-components/translator.ts';
import { germanDay, postedOn, workingHoursOf, workLocationsOf } from '#server-modules/career-overview/job-texts.ts';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import { company } from '#shared/company/company.ts';
import type { Job } from '#shared/contract/career.ts';
import { hrefTo, type Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';
import { jobPath } from '#shared/routes/job-path.ts';
import { alternatesOfPath } from '../alternates-of-path.ts';
import { PageTitle } from '../content-page/page-title.tsx';
import styles from './job-page.module.css';
import { presentPosting } from './job-posting.ts';

const longestDescription = 160;

const factsOf = ({ site, job, t }: { site: Site; job: Job; t: Translate }) => [
  { id: 'place', label: t('career.place'), value: workLocationsOf(job, site.language) },
  ...(job.isInitiative
    ? []
    : [
        { id: 'field', label: t('career.fieldLabel'), value: t(`career.field.${job.field}`) },
        { id: 'hours', label: t('career.hoursLabel'), value: workingHoursOf(job, t) },
        { id: 'start', label: t('career.start'), value: job.start === null ? t('career.atOnce') : germanDay(job.start) },
        { id: 'posted', label: t('career.posted'), value: postedOn(job) },
        ...(job.validThrough === null ? [] : [{ id: 'until', label: t('career.until'), value: germanDay(job.validThrough) }]),
      ]),
];

const addressOf = (site: Site, { careerid }: Job): string => hrefTo(site, jobPath(careerid));

/** The breadcrumbs: home, the page of all jobs where there is one, the job. */
const stepsTo = (site: Site, job: Job, href: string): Breadcrumb[] => [
  ...(findPageByType(site, 'career')?.breadcrumbs ?? findPageByType(site, 'home')?.breadcrumbs ?? []),
  { label: job.title, href, language: site.language },
];

const Taken = ({ site, t }: { site: Site; t: Translate }) => {
  const href = findPageByType(site, 'career')?.path;
  return (
    <div className={styles.taken}>
      <Message kind="info" title={t('career.taken')}>
        {href === undefined ? null : <TextLink href={href}>{t('career.all')}</TextLink>}
      </Message>
    </div>
  );
};

/**
 * One job: its tasks, its requirements, where to apply (J-02); one that is filled says so and is not indexed. Applications are made on the
 * careers site.
 */
export const JobPage = async ({ site, job }: { site: Site; job: Job }) => {
  const t = await getTranslator(site.locale);
  const href = addressOf(site, job);
  const lang = langOf(job.language as Site['language'], site.language);
  const [first] = job.contents;
  const isTaken = !isOpen(job);
  // The introduction of the job is below its title; a part that is only a text stays in its place.
  const lead = first === undefined || first.points.length === 0 || first.text === '' ? undefined : first.text;
  const workplaces = await Promise.all(job.locations.map(async (town) => ({ town, country: await countryOfLocation(town) })));
  return (
    <>
      <Head
        site={site}
        title={job.title}
        description={truncateText(
          [job.title, workLocationsOf(job, site.language), first?.text].filter(Boolean).join(' · '),
          longestDescription,
        )}
        canonical={absoluteUrl(site.country, href)}
        isIndexed={!isTaken}
        alternates={alternatesOfPath((other) => addressOf(other, job))}
        type="article"
      />
      <PageFactsMeta category="career" eid={job.careerid} />
      {/* Search engines want vacancies only: no unsolicited application, and no filled job. */}
      {job.isInitiative || isTaken ? null : <JsonLd data={presentPosting(site, job, workplaces)} />}
      <Breadcrumbs site={site} steps={stepsTo(site, job, href)} />
      <PageTitle title={job.title} lead={lead} lang={lang} />
      {isTaken ? <Taken site={site} t={t} /> : null}
      <div className={styles.job}>
        <div className={styles.parts} lang={lang}>
          {job.contents.map(({ headline, text, points }) => (
            <section key={headline} className={styles.part}>
              <Heading level={2} size="part">
                {headline}
              </Heading>
              {text === '' || text === lead ? null : <Paragraphs text={text} />}
              {points.length === 0 ? null : <List items={points.map((point) => ({ id: point, content: point }))} />}
            </section>
          ))}
        </div>
        <aside className={styles.glance} aria-labelledby="glance">
          <h2 id="glance">{t('career.glance')}</h2>
          <FactsTable caption={t('career.glance')} rows={factsOf({ site, job, t })} />
          {isTaken ? null : (
            <ButtonLink href={`${company.careersSite}/${encodeURIComponent(job.careerid)}`} variant="solid">
              {t('career.apply')}
            </ButtonLink>
          )}
        </aside>
      </div>
    </>
  );
};
