import { join } from 'node:path';

/** Where the rig keeps what: pictures by their content and those that wait, on this machine alone; who approved what, in the repository. */
export type VisualFolders = { baselines: string; pending: string; approvals: string };

/** Where pictures of a running server wait to be looked at. */
export const previewFolder = new URL('../var/visual/look', import.meta.url).pathname;

/** The places below a folder; the project's own when none is given. KEPT_PICTURES and PENDING_PICTURES name other folders. */
export const visualFoldersIn = (root = new URL('..', import.meta.url).pathname): VisualFolders => ({
  baselines: process.env['KEPT_PICTURES'] ?? join(root, 'var/visual/kept'),
  pending: process.env['PENDING_PICTURES'] ?? join(root, 'var/visual/pending'),
  approvals: join(root, 'visual/approvals'),
});
