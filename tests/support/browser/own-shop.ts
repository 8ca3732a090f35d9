import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../free-port.ts';
import { operateIn } from './operator.ts';

/** A shop for one test. */
export type OwnShop = {
  port: number;
  /** Its complete output, line by line. */
  output: () => string;
  /** The operator's command line on its database. */
  operate: (...args: string[]) => Promise<void>;
  close: () => Promise<void>;
};

const openLine = /"port":(\d+),"msg":"open"/;

/**
 * Starts the built shop as a separate process, on a free port, with its own database and mails; `environment` adds to its variables.
 * `built` is its working directory, `script` the start command.
 */
export const openOwnShop = async (
  environment: Record<string, string> = {},
  built = '.',
  script = 'src/http-server/main.ts',
): Promise<OwnShop> => {
  const folder = mkdtempSync(join(tmpdir(), 'undula-own-shop-'));
  const own = {
    PORT: String(await findFreePort()),
    DATABASE_FILE: join(folder, 'shop.db'),
    MAIL_FOLDER: join(folder, 'outbox'),
    RATE_LIMIT: '0',
    ...environment,
  };
  const child = spawn(process.execPath, [script], {
    cwd: built,
    env: { ...process.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const listen = (stream: NodeJS.ReadableStream, onLine: (line: string) => void): void => {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      onLine(line);
    });
  };
  const port = await new Promise<number>((resolve, reject) => {
    const onLine = (line: string): void => {
      const [, found] = openLine.exec(line) ?? [];
      if (found) resolve(Number(found));
    };
    listen(child.stdout, onLine);
    listen(child.stderr, onLine);
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${lines.join('\n')}`)));
  });
  return {
    port,
    output: () => lines.join('\n'),
    operate: (...args) => operateIn(own, ...args),
    close: async () => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.kill('SIGTERM')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
