import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { changedSince } from '../tests/support/changed-files.ts';
import { installSystemPackages } from '../tests/support/system-packages.ts';
import { findAffected } from './affected.ts';
import type { CliArgs } from './cli-args.ts';
import { previewFolder } from './folders.ts';

/**
 * Shoots all pictures, or those that the changes since a commit can affect, of the built shop or, for viewing, of a running server. Returns
 * Playwright's exit code: 0 when every picture is the approved one.
 */
export const shootAll = async ({ isAffected, since, at, playwrightArgs: rest }: CliArgs): Promise<number> => {
  const tags = isAffected ? await findAffected(changedSince(since)) : 'all';
  if (tags.length === 0) {
    console.log('No picture is affected.');
    return 0;
  }
  if (!installSystemPackages()) return 1;
  const only = tags === 'all' ? [] : ['--grep', `(?:${tags.join('|')})(?![\\w-])`];
  if (tags !== 'all') console.log(`affected: ${tags.join(' ')}`);
  // A retry does not help: a picture that is not approved stays so.
  const args = ['test', '--project=visual', '--retries=0', 'stories.spec.ts', 'screens.spec.ts', ...only, ...rest];
  const child = spawn('playwright', args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `node_modules/.bin:${process.env['PATH']}`,
      ...(at && { SHOP_AT: at, PENDING_PICTURES: previewFolder }),
    },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (at) console.log('These were shot of a running server, for a look: npm run visual:review -- --look');
  return code ?? 1;
};
