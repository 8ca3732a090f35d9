import { join } from 'node:path';

/** Where the rig keeps what: pictures by their content and those that wait, on this machine alone; who approved what, in the repository. */
export type Places = { kept: string; pending: string; approvals: string };

/** The places below a folder; the project's own when none is given. KEPT_PICTURES names another folder for the kept ones. */
export const placesIn = (root = new URL('..', import.meta.url).pathname): Places => ({
  kept: process.env['KEPT_PICTURES'] ?? join(root, 'var/visual/kept'),
  pending: join(root, 'var/visual/pending'),
  approvals: join(root, 'visual/approvals'),
});
