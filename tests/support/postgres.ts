import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A Unix socket: GET / starts PostgreSQL if it is not running and returns the address of the cluster. */
    postgres: string;
  }
}

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

const findPrograms = (): string => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map((version) => join(debian, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (!folder) throw new Error('The database tests need PostgreSQL: apt-get install --no-install-recommends postgresql');
  return folder;
};

// PostgreSQL refuses to run as root. setpriv also ends it with this process, however that one dies.
const asUser = (user: string): string[] => [
  '--pdeathsig',
  'INT',
  ...(isRoot ? [`--reuid=${user}`, '--clear-groups', `--regid=${user}`] : []),
  '--',
];

const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('database system is ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
    server.once('error', reject);
  });

/** Starts a separate cluster in the folder, reachable only by a Unix socket: no port conflicts. `settings` replace those for tests. */
export const startCluster = async (
  folder: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; server: ChildProcess }> => {
  const programs = findPrograms();
  const user = isRoot ? 'nobody' : 'self';
  const home = join(folder, 'postgres');
  mkdirSync(home);
  const nobody = isRoot ? Number(execFileSync('id', ['-u', user]).toString()) : 0;
  if (isRoot) chownSync(home, nobody, Number(execFileSync('id', ['-g', user]).toString()));
  const group = isRoot ? execFileSync('id', ['-gn', user]).toString().trim() : '';
  const prefix = asUser(user).map((part) => part.replace(/^--regid=.*/, `--regid=${group}`));
  const data = join(home, 'data');
  const run = { cwd: home, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } };
  execFileSync(
    'setpriv',
    [...prefix, join(programs, 'initdb'), '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    run,
  );
  const options = {
    listen_addresses: '',
    unix_socket_directories: home,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '32MB',
    ...settings,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn('setpriv', [...prefix, join(programs, 'postgres'), '-D', data, ...flags], {
    ...run,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server);
  return { url: `postgresql://postgres@/postgres?host=${encodeURIComponent(home)}`, server };
};

/** Gives every test worker lazy access to PostgreSQL, which starts with the first database test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'undula-'));
  const socket = join(folder, 'door');
  if (isRoot) execFileSync('chmod', ['755', folder]);
  let cluster: ReturnType<typeof startCluster> | undefined;
  const connection = createServer((_request, response) => {
    cluster ??= startCluster(folder);
    cluster.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => connection.listen(socket, resolve));
  project.provide('postgres', socket);
  return async () => {
    connection.closeAllConnections();
    connection.close();
    const server = (await cluster?.catch(() => undefined))?.server;
    if (server?.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
