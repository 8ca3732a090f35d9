import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export type Running = { port: number; pid: number; stop: () => Promise<void> };

/** A currently unused port. */
export const findPort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** Starts a program and waits for the line that says it is ready; throws with its output when it exits first. */
export const startProgram = async (
  program: string,
  args: string[],
  env: Record<string, string>,
  ready: string,
  port: number,
): Promise<Running> => {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line);
        if (line.includes(ready)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`${program} ${args.join(' ')} ended:\n${said.join('\n')}`)));
  });
  return { port, pid: child.pid ?? 0, stop: () => stopChild(child) };
};

/** Starts the built shop in one process, without its request log and without rate limits. */
export const startShop = async (env: Record<string, string> = {}): Promise<Running> => {
  const port = await findPort();
  const quiet = { PORT: String(port), LOG_LEVEL: 'info', RATE_LIMIT: '0', ...env };
  return startProgram(process.execPath, ['src/http-server/main.ts'], quiet, '"msg":"open"', port);
};
