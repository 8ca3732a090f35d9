import { join } from 'node:path';

/** The folders of the rig: pictures by their content and pending ones, on this machine only; approvals, in the repository. */
export type VisualFolders = { baselines: string; pending: string; approvals: string };

/** Where pictures of a running server are stored for viewing. */
export const previewFolder = new URL('../var/visual/look', import.meta.url).pathname;

/** The folders below a root; the project's own by default. KEPT_PICTURES and PENDING_PICTURES name other folders. */
export const visualFoldersIn = (root = new URL('..', import.meta.url).pathname): VisualFolders => ({
  baselines: process.env['KEPT_PICTURES'] ?? join(root, 'var/visual/kept'),
  pending: process.env['PENDING_PICTURES'] ?? join(root, 'var/visual/pending'),
  approvals: join(root, 'visual/approvals'),
});
