import { expect, test } from 'vitest';
import { countryOfPlace, listJobs } from '#backend/career/career.ts';
import { liveSites, loadContent } from '#backend/content/content.ts';
import { presentPosting } from './job-posting.ts';

test('S-02 every vacancy tells search engines what Google requires of a job', async () => {
  await loadContent();
  const site = liveSites().find(({ country, language }) => country === 'de' && language === 'de');
  if (!site) throw new Error('Germany is closed');
  const vacancies = (await listJobs('de')).filter(({ isInitiative }) => !isInitiative);
  expect(vacancies.length).toBeGreaterThan(0);
  for (const job of vacancies) {
    const places = await Promise.all(job.locations.map(async (town) => ({ town, country: await countryOfPlace(town) })));
    expect(presentPosting(site, job, places)).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      description: expect.stringMatching(/^<h2>.+<\/h2>(<p>.+<\/p>)?/),
      datePosted: job.dateInserted,
      hiringOrganization: { name: 'Undula GmbH', sameAs: expect.stringMatching(/^https?:/) },
      jobLocation: job.locations.map((town) => ({ address: { addressLocality: town, addressCountry: town === 'Tokyo' ? 'JP' : 'DE' } })),
    });
  }
});
