import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { changedSince } from '../scripts/changed-files.ts';
import { installSystemPackages } from '../scripts/system-packages.ts';
import { findAffected } from './affected.ts';
import type { Words } from './words.ts';

/** Shoots all pictures, or those that the changes since a commit can touch. Returns Playwright's exit code: 0 when every picture is the approved one. */
export const shootAll = async ({ isAffected, since, rest }: Words): Promise<number> => {
  const tags = isAffected ? await findAffected(changedSince(since)) : 'all';
  if (tags.length === 0) {
    console.log('No picture is affected.');
    return 0;
  }
  if (!installSystemPackages()) return 1;
  const only = tags === 'all' ? [] : ['--grep', `(?:${tags.join('|')})(?![\\w-])`];
  if (tags !== 'all') console.log(`affected: ${tags.join(' ')}`);
  const args = ['test', '--project=visual', 'stories.spec.ts', 'screens.spec.ts', ...only, ...rest];
  const child = spawn('playwright', args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}` },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
};
