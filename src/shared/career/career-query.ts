import { type JobField, jobFields } from '../contract/career.ts';
import { type CareerTab, careerTabs } from './career-groups.ts';

/** The query parameters of the page of all jobs: a field, a tab (J-01), how many, a workplace. In the order of canonical addresses. */
export const careerQueryNames = ['field', 'group', 'most', 'place'] as const;

/** The number of jobs in a tab at first: two rows of three. */
const firstJobs = 6;

/** A search among all jobs. */
export type CareerSearch = {
  tab: CareerTab;
  place: string | undefined;
  field: JobField | undefined /** How many are shown. */;
  most: number;
};

/** The search of a query; an unknown tab or field is ignored. */
export const readCareerQuery = (query: string): CareerSearch => {
  const queryParams = new URLSearchParams(query);
  return {
    tab: careerTabs.find((tab) => tab === queryParams.get('group')) ?? careerTabs[0],
    place: queryParams.get('place') || undefined,
    field: jobFields.find((field) => field === queryParams.get('field')),
    most: /^\d{1,3}$/.test(queryParams.get('most') ?? '') ? Math.max(firstJobs, Number(queryParams.get('most'))) : firstJobs,
  };
};

/** The query of a tab; professionals need none (J-01). */
export const queryOfTab = (tab: CareerTab): string => (tab === careerTabs[0] ? '' : `?${new URLSearchParams({ group: tab })}`);

/** The query that shows `most` jobs of the search. */
export const queryOfMost = ({ tab, place, field }: CareerSearch, most: number): string => {
  const pairs = [
    ...(field === undefined ? [] : [['field', field]]),
    ...(tab === careerTabs[0] ? [] : [['group', tab]]),
    ['most', `${most}`],
    ...(place === undefined ? [] : [['place', place]]),
  ];
  return `?${new URLSearchParams(pairs)}`;
};

/** The jobs of a tab in that location and field; a location or field that none of them has is ignored. */
export const narrowJobs = <Job extends { locations: readonly string[]; field: JobField }>(
  jobs: readonly Job[],
  { place, field }: Pick<CareerSearch, 'place' | 'field'>,
): Job[] => {
  const isThere = (job: Job): boolean => place !== undefined && job.locations.includes(place);
  const isSuch = (job: Job): boolean => job.field === field;
  const [hasPlace, hasField] = [jobs.some(isThere), jobs.some(isSuch)];
  return jobs.filter((job) => (!hasPlace || isThere(job)) && (!hasField || isSuch(job)));
};
