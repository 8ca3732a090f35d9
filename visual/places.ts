import { join } from 'node:path';

/** Where the rig keeps what: the approved pictures, those that wait for somebody, and the log of who approved what. */
export type Places = { baselines: string; pending: string; log: string };

/** The places below a folder; the project's own when none is given. */
export const placesIn = (root = new URL('..', import.meta.url).pathname): Places => ({
  baselines: join(root, 'visual/baselines'),
  pending: join(root, 'var/visual/pending'),
  log: join(root, 'visual/review-log.json'),
});
