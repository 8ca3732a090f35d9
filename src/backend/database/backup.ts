import 'server-only';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { DatabaseLocation } from './connection.ts';
import { DatabaseError, toDatabaseError } from './database-error.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const sizeOf = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
};

/** A password on a command line is visible to every user of the machine; in the environment only to its owner. */
const withoutPassword = (url: string): { url: string; env: Record<string, string> } => {
  const [, before, password] = /^(postgres(?:ql)?:\/\/[^:@/]*):([^@/]*)@/.exec(url) ?? [];
  if (before === undefined || password === undefined) return { url, env: {} };
  return { url: url.replace(`${before}:${password}@`, `${before}@`), env: { PGPASSWORD: decodeURIComponent(password) } };
};

const run = async (program: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> => {
  const location = withoutPassword(url);
  const child = spawn(program, [`--dbname=${location.url}`, ...args], {
    // biome-ignore lint/style/noProcessEnv: PostgreSQL's programs are found there, and take their settings from it
    env: { ...process.env, ...location.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [failureMessage, code] = await Promise.all([text(child.stderr), once(child, 'close').then(([ended]) => Number(ended))]).catch(
    (error: unknown) => {
      throw isMissing(error) ? new DatabaseError(`${program} is missing: install PostgreSQL's client programs.`, { cause: error }) : error;
    },
  );
  if (code !== 0) throw new DatabaseError(`${program} failed: ${failureMessage.trim()}`);
};

const requireWhole = (file: string): void => {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [result] = copy.prepare('pragma integrity_check').all();
    if (result?.['integrity_check'] !== 'ok') throw new DatabaseError(`${file} is damaged: ${result?.['integrity_check']}`);
  } catch (error) {
    throw toDatabaseError(error, file);
  } finally {
    copy.close();
  }
};

const copySqlite = async (from: string, to: string): Promise<void> => {
  if ((await sizeOf(from)) === 0) throw new DatabaseError(`There is no database at ${from}.`);
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  try {
    // One read in one transaction: SQLite's backup API would start over whenever the shop writes between two steps.
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  requireWhole(to);
};

/**
 * Writes a snapshot of a database into a file, while the shop is running. The file is either complete or absent, and readable by its owner
 * only.
 */
export const backupDatabase = async (location: DatabaseLocation, file: string): Promise<void> => {
  if ((await sizeOf(file)) > 0) throw new DatabaseError(`${file} exists already.`);
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    await (await open(part, 'w', 0o600)).close();
    if ('file' in location) await copySqlite(location.file, part);
    else await run('pg_dump', location.url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`]);
    await chmod(part, 0o600);
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
};

const requireEmpty = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query("select 1 from information_schema.tables where table_schema = 'public' limit 1");
    if (rows.length > 0) throw new DatabaseError('The database is not empty: restore into a new one.');
  } finally {
    await client.end();
  }
};

/** Restores a backup into an empty location. Rejects a location that is not empty; after a failure it is empty again. */
export const restoreDatabase = async (file: string, location: DatabaseLocation): Promise<void> => {
  if ((await sizeOf(file)) === 0) throw new DatabaseError(`There is no backup at ${file}.`);
  if ('url' in location) {
    await requireEmpty(location.url);
    return run('pg_restore', location.url, ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file]);
  }
  if ((await sizeOf(location.file)) > 0) throw new DatabaseError(`The database file ${location.file} exists: restore into a new one.`);
  await mkdir(dirname(location.file), { recursive: true });
  const part = `${location.file}.part`;
  try {
    await copyFile(file, part);
    requireWhole(part);
    await rename(part, location.file);
  } finally {
    await rm(part, { force: true });
  }
};
