import { execFileSync } from 'node:child_process';
import { readImportGraph } from '../tests/proofs/import-graph.ts';
import { listInputs } from '../tests/proofs/subjects.ts';
import { listSubjects } from './pictures.ts';

const root = new URL('..', import.meta.url).pathname;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/** Files that differ from where this branch left `since`, committed or not. */
export const changedSince = (since: string): string[] => {
  const [base = since] = git('merge-base', 'HEAD', since);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
};

/** The tags of the tests whose pictures the changed files can touch; `all` when they touch every one. */
export const findAffected = async (changed: readonly string[]): Promise<'all' | string[]> => {
  const shot = new Set(listSubjects().map(({ tag }) => tag));
  const affected = listInputs(await readImportGraph(), 'visual')
    .filter(({ tag, isInput }) => shot.has(tag) && changed.some(isInput))
    .map(({ tag }) => tag);
  return affected.length === shot.size ? 'all' : affected;
};
