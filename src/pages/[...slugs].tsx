import { findInitiative, findJob } from '#backend/career/career.ts';
import { findPage } from '#backend/content/content.ts';
import { FoundPageView } from '#server-modules/found-page.tsx';
import { JobPage } from '#server-modules/job/job-page.tsx';
import { NotFound } from '#server-modules/not-found/not-found.tsx';
import { careerIdAt } from '#shared/routes/job-path.ts';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

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
