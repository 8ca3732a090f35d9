import { execFileSync } from 'node:child_process';

const root = new URL('../..', import.meta.url).pathname;

const git = (...args: string[]): string[] => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit where this branch diverged from `since`. */
export const mergeBase = (since: string): string => git('merge-base', 'HEAD', since)[0] ?? since;

/** Files that differ from that commit, committed or not, including deleted ones. */
export const changedSince = (since: string): string[] => [
  ...git('diff', '--name-only', mergeBase(since)),
  ...git('ls-files', '--others', '--exclude-standard'),
];
