import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const run = (folder: string, program: string, args: string[], env: Record<string, string> = {}): void => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? ''}${stdout}${stderr}`);
};

/**
 * Installs a reference project (`bench/<name>/`, with packages of its own that nothing else needs) and returns its folder below
 * `var/bench`,
 * where tools that scan the sources do not see it. Packages are reinstalled when the lock file has changed.
 */
export const installOwnPackage = (name: string): string => {
  const source = join('bench', name);
  const folder = join(process.cwd(), 'var/bench', name);
  const isInstalled = textOf(join(folder, 'node_modules/.installed.json')) === textOf(join(source, 'package-lock.json'));
  if (!isInstalled) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  if (!isInstalled) {
    run(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
    cpSync(join(source, 'package-lock.json'), join(folder, 'node_modules/.installed.json'));
  }
  return folder;
};

/** Runs a program from the packages of a reference project; throws with its output when it fails. */
export const runOwnProgram = (folder: string, file: string, args: string[], env: Record<string, string>): void =>
  run(folder, process.execPath, [join(folder, 'node_modules', file), ...args], env);
