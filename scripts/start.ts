import './environment/load-environment.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { serveShop } from '../src/http-server/main.ts';
import { hashSources } from './source-hash.ts';

/** True when dist was built from exactly these sources. */
const isBuilt = async (): Promise<boolean> => (await readFile('dist/.source-hash', 'utf8').catch(() => '')) === (await hashSources());

const build = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
};

if (!(await isBuilt())) await build();
await serveShop((port) => {
  console.log(
    `\nThe shop is open.\n  Germany      http://localhost:${port}\n  Switzerland  http://ch.localhost:${port}/fr/\n  Japan        http://jp.localhost:${port}\n`,
  );
});
