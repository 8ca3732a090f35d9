import { execFileSync } from 'node:child_process';

/** The user's name for commits. */
export const gitUserName = (): string => {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error('Decisions are signed: tell git your name first (git config user.name "…")');
  }
};
