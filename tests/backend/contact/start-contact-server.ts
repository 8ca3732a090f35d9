import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** The contact form behind the HTTP server, in a process of its own. */
export type ContactServer = {
  /** Begins a call with a body of so many bytes; the test writes the body. */
  begin: (headers: Record<string, string>) => ClientRequest;
  /** The process's current and peak memory in bytes. */
  memory: () => Promise<{ now: number; most: number }>;
  /** The number of uploads on disk, with a name or without. */
  countUploads: () => Promise<number>;
};

const script = new URL('./contact-server.child.ts', import.meta.url).pathname;

const countOpen = async (pid: number): Promise<number> => {
  const files = await readdir(`/proc/${pid}/fd`);
  const paths = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')));
  return paths.filter((path) => path.includes('/upload-')).length;
};

/** Starts it on a free port with its own folder for temporary files; it ends with the test. */
export const startContactServer = async (environment: Record<string, string>): Promise<ContactServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'contact-door-'));
  const child: ChildProcess = fork(script, {
    execArgv: ['--conditions=react-server'],
    env: { ...process.env, TMPDIR: folder, PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'silent', ...environment },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  });
  const [port] = (await once(child, 'message')) as [number];
  return {
    begin: (headers) =>
      request({
        ...{ port, method: 'POST', path: '/marketing/contact/send?locale=de-DE', agent: false },
        headers: { host: 'de.localhost', accept: 'application/json', ...headers },
      }),
    memory: async () => {
      const response = once(child, 'message');
      child.send('memory');
      return ((await response) as [{ now: number; most: number }])[0];
    },
    countUploads: async () =>
      (await countOpen(child.pid ?? 0)) + (await readdir(folder)).filter((name) => name.startsWith('upload-')).length,
  };
};

/** The response to a call: its status and its data. */
export const answerOf = async (call: ClientRequest): Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }> => {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer), headers: answer.headers };
};
