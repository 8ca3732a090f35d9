import { findInitiative, findJob } from '#backend/career/career.ts';
import { findPage } from '#backend/content/content.ts';
import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { FoundPageView } from '#screens/found-page.tsx';
import { JobPage } from '#screens/job/job-page.tsx';
import { NotFound } from '#screens/not-found/not-found.tsx';
import { careerIdAt } from '#shared/routes/job-path.ts';

/** Jobs by their ids, catalogue and content pages by their slugs; matched last. Nothing there: 404. */
export default async function PageOfSlugs({ site, path, query, slugs }: PageProps & { slugs: string[] }) {
  const careerid = careerIdAt(slugs);
  const job = careerid === undefined ? undefined : await (careerid === null ? findInitiative(site) : findJob(careerid, site));
  if (job) return <JobPage site={site} job={job} />;
  const found = findPage(site, slugs);
  if (found) return <FoundPageView site={site} found={found} query={query} />;
  setStatus(404);
  return <NotFound site={site} path={path} />;
}
