import { setStatus } from '#framework/request.ts';
import type { PageProps } from '#framework/routes.tsx';
import { Problem } from '#screens/problem/problem.tsx';

/** Sent by the HTTP server in place of a page that failed. */
export default function ProblemPage({ site }: PageProps) {
  setStatus(500);
  return <Problem site={site} />;
}
