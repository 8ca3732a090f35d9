import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { compressFolder } from './compress.ts';
import { hashSources } from './source-hash.ts';
import { splitStyles } from './split-styles.ts';

const hashFile = 'dist/.source-hash';

/** Runs a program with this Node; ends the process with its exit code when it fails. */
const run = async (...args: string[]): Promise<void> => {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) return;
  console.error(`The build stopped: ${args.join(' ')} ended with ${code ?? 'a signal'}.`);
  process.exit(code ?? 1);
};

const started = performance.now();
// The hash is written last, so that a half-finished build never counts as good.
await rm(hashFile, { force: true });
if (existsSync('scripts/pictures.ts')) await run('scripts/pictures.ts');
const hash = await hashSources();
await run('node_modules/waku/cli.js', 'build');
await splitStyles('dist');
const written = await compressFolder('dist/public');
await writeFile(hashFile, hash);
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s, ${written} compressed files.`);
