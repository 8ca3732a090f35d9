import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const script = new URL('../shop.ts', import.meta.url).pathname;

/** Runs an operator's command in a process of its own: its output and exit code. For tests. */
export const runShop = async (command: string, env: Record<string, string>): Promise<{ output: string; errors: string; code: number }> => {
  const shop = spawn('node', ['--conditions=react-server', script, ...command.split(' ')], {
    env: { ...process.env, LOG_LEVEL: 'silent', SHOP_OPERATOR: 'ada', ...env },
  });
  const [output, errors, [code]] = await Promise.all([text(shop.stdout), text(shop.stderr), once(shop, 'close')]);
  return { output, errors, code: Number(code) };
};
