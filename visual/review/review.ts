import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { previewFolder, visualFoldersIn } from '../folders.ts';
import { gitUserName } from '../git-user.ts';
import { listSubjects } from '../pictures.ts';
import { createReview } from './server.ts';

const port = Number(process.env['REVIEW_PORT'] ?? 3280);
const isLook = process.argv.includes('--look');
const review = createReview({
  folders: isLook ? { ...visualFoldersIn(), pending: previewFolder } : visualFoldersIn(),
  isLook,
  subjects: listSubjects(),
  who: gitUserName(),
  token: randomBytes(32).toString('base64url'),
  now: () => new Date().toISOString(),
});

serve({ fetch: review.fetch, port, hostname: '127.0.0.1' }, () => {
  console.log(`Pictures wait at http://127.0.0.1:${port} (Ctrl+C ends the review).`);
});
