import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, startGroup } from './browser.ts';

type Reply = { id?: number; type?: string; message?: string; result?: Record<string, unknown> };
type Command = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Speaks WebDriver BiDi over a socket: one response per command. */
const connect = async (address: string): Promise<Command> => {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ type, message, result }) =>
        type === 'error' ? reject(new Error(`${method}: ${message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
};

/** Debian's Firefox ESR, headless. */
export const openFirefox = async (): Promise<Browser> => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const { child, stop } = startGroup('firefox-esr', args, { HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
  });
  const command = await connect(address);
  await command('session.new', { capabilities: {} });
  const { context } = await command('browsingContext.create', { type: 'tab' });
  const evaluate = async (expression: string): Promise<string> => {
    const { result, exceptionDetails } = await command('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
    return String((result as { value?: unknown } | undefined)?.value);
  };
  return {
    read: async (url, expression) => {
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
      return evaluate(expression);
    },
    readBack: async (expression) => {
      await command('browsingContext.traverseHistory', { context, delta: -1 });
      return evaluate(expression);
    },
    close: async () => {
      stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
