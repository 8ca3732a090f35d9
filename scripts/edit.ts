import { randomBytes } from 'node:crypto';

// What an editor needs of a shop on their own machine, unless the environment says otherwise: the editor, drafts, and changes within a second.
const wanted = { CONTENT_EDITOR: '1', CONTENT_REFRESH_MS: '1000', PREVIEW_SECRET: randomBytes(32).toString('base64url') };
for (const [name, value] of Object.entries(wanted)) process.env[name] ??= value;
await import('./start.ts');
