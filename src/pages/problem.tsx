import { Problem } from '#server-modules/problem/problem.tsx';
import { setStatus } from '#waku/request.ts';
import type { PageProps } from '#waku/routes.tsx';

/** What the front door shows in place of a page that failed. */
export default function ProblemPage({ site }: PageProps) {
  setStatus(500);
  return <Problem site={site} />;
}
