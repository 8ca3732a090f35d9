import type { JobPosting, WithContext } from 'schema-dts';
import { company } from '#shared/company/company.ts';
import type { Job } from '#shared/contract/career.ts';
import type { Site } from '#shared/country/site.ts';
import { escapeHtml } from '#shared/html/escape-html.ts';
import { absoluteUrl } from '#shared/routes/domains.ts';

/** The place of work: the town and its country, ISO 3166-1 alpha-2. */
type Workplace = { town: string; country: string };

const employmentTypes: Record<Job['hours'], 'FULL_TIME' | 'PART_TIME' | ['FULL_TIME', 'PART_TIME']> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  fullOrPartTime: ['FULL_TIME', 'PART_TIME'],
  shifts: 'FULL_TIME',
};

const headOffice = { streetAddress: company.street, postalCode: company.postalCode };

const paragraph = (text: string): string => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);

/** A job for search engines, with everything Google requires: title, description as HTML, date, employer, places (S-02). */
export const presentPosting = (site: Site, job: Job, workplaces: readonly Workplace[]): WithContext<JobPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: job.title,
  description: job.contents
    .map(({ headline, text, points }) => {
      const list = points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`;
      return `<h2>${escapeHtml(headline)}</h2>${paragraph(text)}${list}`;
    })
    .join(''),
  identifier: { '@type': 'PropertyValue', name: company.brand, value: job.careerid },
  datePosted: job.dateInserted,
  employmentType: employmentTypes[job.hours],
  ...(job.validThrough === null ? {} : { validThrough: job.validThrough }),
  hiringOrganization: { '@type': 'Organization', name: company.legalName, sameAs: absoluteUrl(site.country, site.root) },
  jobLocation: workplaces.map(({ town, country }) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      addressCountry: country,
      ...(town === company.city ? headOffice : {}),
    },
  })),
  // Applications are made on the careers site.
  directApply: false,
});
