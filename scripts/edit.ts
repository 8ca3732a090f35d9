import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';

// The settings an editor needs for a local shop, unless the environment or .env says otherwise: the editor, drafts, and changes within a
// second.
if (existsSync('.env')) process.loadEnvFile('.env');
const wanted = { CONTENT_EDITOR: '1', CONTENT_REFRESH_MS: '1000', PREVIEW_SECRET: randomBytes(32).toString('base64url') };
for (const [name, value] of Object.entries(wanted)) process.env[name] ??= value;
// Imported late: what it imports reads the environment once.
await import('./start.ts');
