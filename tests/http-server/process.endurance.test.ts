import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { splitSheet } from '../../scripts/split-styles.ts';
import { findFreePort } from '../support/free-port.ts';
import { askPort } from './test-server.ts';

const app = `
import { writeFileSync } from 'node:fs';
export const INTERNAL_runFetch = async (environment, request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/slow') {
    console.log('SLOW BEGAN');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  if (pathname === '/api/die') process.exit(7);
  return new Response('pid ' + process.pid, { headers: { 'content-type': 'text/plain' } });
};
export const unstable_serverEntry = {
  start: async () => { if (process.env.FAIL_START) throw new Error(process.env.FAIL_START); console.log('STARTED'); },
  stop: async () => writeFileSync('stopped-' + process.pid, ''),
  contentVersion: () => '1',
  resolveRoute: () => ({ queryNames: [] }),
};
`;

type Running = {
  child: ChildProcess;
  port: number;
  folder: string;
  said: (text: string | RegExp, times?: number) => Promise<void>;
  output: () => string;
};

/** The HTTP server as a process of its own over a built app of ten lines. */
const startProcess = async (environment: Record<string, string> = {}): Promise<Running> => {
  const folder = await mkdtemp(join(tmpdir(), 'front-door-process-'));
  await mkdir(join(folder, 'dist/server'), { recursive: true });
  await mkdir(join(folder, 'dist/public'), { recursive: true });
  await writeFile(join(folder, 'dist/server/index.js'), app);
  await writeFile(join(folder, 'dist/styles.json'), JSON.stringify(splitSheet('/assets/style-test.css', '._page_1abc{color:red}')));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const port = Number(environment['PORT'] ?? (await findFreePort()));
  const child = spawn(process.execPath, [resolve('src/http-server/main.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: String(port), ...environment },
  });
  const lines: string[] = [];
  const listening = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      listening.dispatchEvent(new Event('line'));
    });
  }
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  });
  const said = (text: string | RegExp, times = 1): Promise<void> =>
    new Promise((done, fail) => {
      const look = (): void => {
        if (lines.filter((line) => (typeof text === 'string' ? line.includes(text) : text.test(line))).length < times) return;
        listening.removeEventListener('line', look);
        done();
      };
      listening.addEventListener('line', look);
      // An ended process produces no more output.
      child.once('close', () => fail(new Error(`It ended without ${text}:\n${lines.join('\n')}`)));
      look();
    });
  return { child, port, folder, said, output: () => lines.join('\n') };
};

const ended = async (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null ? child.exitCode : ((await once(child, 'exit')) as [number | null])[0];
const isOpen = '"msg":"open"';

describe('the process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'drains at %s: the running response ends, the app stops, and it exits with 0',
    async (signal) => {
      const { child, port, folder, said } = await startProcess({ DRAIN_MS: '5000' });
      await said(isOpen);
      const running = askPort(port, '/api/slow');
      await said('SLOW BEGAN');
      child.kill(signal);
      expect((await running).status).toBe(200);
      expect(await ended(child)).toBe(0);
      expect((await readdir(folder)).filter((name) => name.startsWith('stopped-'))).toHaveLength(1);
      await expect(askPort(port, '/livez')).rejects.toThrow(/ECONNREFUSED/);
    },
  );

  test('reports that it is draining while it still accepts', async () => {
    const { child, port, said } = await startProcess({ DRAIN_NOTICE_MS: '1000', DRAIN_MS: '1000' });
    await said(isOpen);
    child.kill('SIGTERM');
    await said('"msg":"draining"');
    const reply = await askPort(port, '/readyz');
    expect([reply.status, reply.text, reply.headers.connection]).toEqual([503, 'draining\n', 'close']);
    expect(await ended(child)).toBe(0);
  });

  test('empties its page cache at SIGUSR2', async () => {
    const { child, said } = await startProcess();
    await said(isOpen);
    child.kill('SIGUSR2');
    await said('the page cache was emptied');
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
  });

  test('a taken port ends it with 1 and one clear sentence', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { child, output } = await startProcess({ PORT: String(port) });
    expect(await ended(child)).toBe(1);
    expect(output()).toContain(`Port ${port} is taken by another process. Set PORT to a free one.`);
  });

  test('a failure to start is logged and ends it with 1', async () => {
    const { child, output } = await startProcess({ FAIL_START: 'There is nothing to sell.' });
    expect(await ended(child)).toBe(1);
    expect(output()).toBe('There is nothing to sell.');
  });

  test('an invalid variable ends it with 1 and its name', async () => {
    const { child, output } = await startProcess({ DRAIN_MS: 'soon' });
    expect(await ended(child)).toBe(1);
    expect(output()).toContain('DRAIN_MS="soon"');
  });
});

describe('CLUSTER', () => {
  test('several processes answer, metrics are added up, and SIGTERM drains all', async () => {
    const { child, port, folder, said } = await startProcess({ CLUSTER: '2' });
    await said(isOpen, 2);
    const answered = await Promise.all(Array.from({ length: 20 }, () => askPort(port, '/api/who')));
    expect(answered.every(({ status }) => status === 200)).toBe(true);
    expect((await askPort(port, '/metrics')).text).toContain('http_server_responses_total{kind="rest"} 20');
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped-'))).toHaveLength(2);
  });

  test('a worker that dies is replaced', async () => {
    const { child, port, said } = await startProcess({ CLUSTER: '2' });
    await said(isOpen, 2);
    await expect(askPort(port, '/api/die')).rejects.toThrow();
    await said('a worker died and is replaced');
    await said(isOpen, 3);
    expect((await askPort(port, '/api/who')).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
  });

  test('a shop that cannot start does not retry for ever', async () => {
    const { child, output } = await startProcess({ CLUSTER: '2', FAIL_START: 'no database' });
    expect(await ended(child)).toBe(1);
    expect(output().match(/no database/g)).toHaveLength(1);
  });
});
