import { beforeAll, expect, test } from 'vitest';
import { countryOfLocation, listJobs } from '#backend/career/career.ts';
import { liveSites, loadContent } from '#backend/content/content.ts';
import { presentPosting } from './job-posting.ts';

beforeAll(loadContent);

test('S-02 the structured data of every vacancy has what Google requires of a job', async () => {
  const site = liveSites().find(({ country, language }) => country === 'de' && language === 'de');
  if (!site) throw new Error('Germany is closed');
  const vacancies = (await listJobs(site)).filter(({ isInitiative }) => !isInitiative);
  expect(vacancies.length).toBeGreaterThan(0);
  for (const job of vacancies) {
    const places = await Promise.all(job.locations.map(async (town) => ({ town, country: await countryOfLocation(town) })));
    expect(presentPosting(site, job, places)).toMatchObject({
      '@type': 'JobPosting',
      title: job.title,
      description: expect.stringMatching(/^<h2>.+<\/h2>(<p>.+<\/p>)?/),
      datePosted: job.dateInserted,
      hiringOrganization: { name: 'Undula GmbH', sameAs: expect.stringMatching(/^https?:/) },
      jobLocation: job.locations.map((town) => ({
        address: { addressLocality: town, addressCountry: places.find((place) => place.town === town)?.country },
      })),
    });
  }
});

test('S-02 texts of a vacancy stay escaped within its description', async () => {
  const [site] = liveSites();
  const [job] = await listJobs({ country: 'gb', language: 'en' });
  if (!site || !job) throw new Error('nothing to tell of');
  const contents = [{ headline: 'R&D', text: 'a < b', points: ['<script>'] }];
  const { description } = presentPosting(site, { ...job, contents }, []);
  expect(description).toBe('<h2>R&#38;D</h2><p>a &#60; b</p><ul><li>&#60;script&#62;</li></ul>');
});
