import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { hasBaseline } from './baselines.ts';
import { parseCliArgs } from './cli-args.ts';
import { visualFoldersIn } from './folders.ts';
import { listPending } from './pending.ts';
import { listSubjects } from './pictures.ts';
import { approvedIn, readLog } from './review-log.ts';

const root = new URL('..', import.meta.url).pathname;
const folder = join(root, 'var/visual/before');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Shoots the approved versions of pending pictures, and stores them on this machine: from the commit where this branch left main, or from
 * `--since`, built in a folder of its own. Returns Playwright's exit code.
 */
const shootBefore = async (): Promise<number> => {
  const { since } = parseCliArgs(process.argv.slice(2));
  const folders = visualFoldersIn();
  const approved = approvedIn(await readLog(folders));
  const isMissing = (name: string): boolean => approved.has(name) && !hasBaseline(folders, approved.get(name) ?? '');
  const waiting = new Set((await listPending(folders)).map(({ name }) => name).filter(isMissing));
  const tags = listSubjects().flatMap(({ tag, pictures }) => (pictures.some((name) => waiting.has(name)) ? [tag] : []));
  if (tags.length === 0) {
    console.log('Nothing waits whose approved picture is missing here.');
    return 0;
  }
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', folder, git('merge-base', 'HEAD', since));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const only = `(?:${tags.join('|')})(?![\\w-])`;
  const { status } = spawnSync('playwright', ['test', '--project=visual', 'stories.spec.ts', 'screens.spec.ts', '--grep', only], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, KEPT_PICTURES: folders.baselines },
  });
  git('worktree', 'remove', '--force', folder);
  return status ?? 1;
};

process.exitCode = await shootBefore();
