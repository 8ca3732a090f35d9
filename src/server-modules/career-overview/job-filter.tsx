import { FacetForm } from '#client/list/facet-form.tsx';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import { careerTabs } from '#shared/career/career-groups.ts';
import { type CareerSearch, careerQueryNames } from '#shared/career/career-query.ts';
import { type Job, jobFields } from '#shared/contract/career.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './job-filter.module.css';

type Props = {
  /** The section's id: the ids of form and fields begin with it. */
  id: string;
  path: string;
  /** Canonical, as the page shows it: `?group=students&place=Berlin`. */
  query: string;
  /** Id of the element that shows the results. */
  resultsId: string;
  t: Translate;
  locale: string;
  ask: CareerSearch;
  /** The jobs of the tab, before filtering. */
  jobs: readonly Job[];
};

/** Filters the jobs of a tab by town and field: a native GET form that updates at once where script runs. */
export const JobFilter = ({ id, path, query, resultsId, t, locale, ask, jobs }: Props) => {
  const places = [...new Set(jobs.flatMap(({ locations }) => locations))].toSorted(new Intl.Collator(locale).compare);
  const fields = jobFields.filter((field) => jobs.some((job) => job.field === field));
  return (
    <FacetForm id={`${id}-filter`} path={path} query={query} resultsId={resultsId} names={careerQueryNames} className={styles.form}>
      {ask.tab === careerTabs[0] ? null : <input type="hidden" name="group" value={ask.tab} />}
      <Select
        id={`${id}-place`}
        name="place"
        label={t('career.place')}
        placeholder={t('career.anyPlace')}
        options={places.map((place) => ({ value: place, label: place }))}
        defaultValue={places.includes(ask.place ?? '') ? ask.place : ''}
        autoComplete="off"
      />
      <Select
        id={`${id}-field`}
        name="field"
        label={t('career.fieldLabel')}
        placeholder={t('career.anyField')}
        options={fields.map((field) => ({ value: field, label: t(`career.field.${field}`) }))}
        defaultValue={fields.includes(ask.field ?? 'production') ? ask.field : ''}
        autoComplete="off"
      />
      <div className={styles.send}>
        <SubmitButton variant="line">{t('career.show')}</SubmitButton>
      </div>
    </FacetForm>
  );
};
