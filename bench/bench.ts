import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Found } from './part.ts';
import { chooseParts, parts } from './parts.ts';
import { writeReport } from './report.ts';

// `npm run bench` measures everything and writes bench/results.md; `npm run bench -- next carts` measures these parts and only prints the
// results.

if (!existsSync('dist/server/index.js')) {
  console.error('There is nothing to measure yet: npm run build');
  process.exit(1);
}

const named = process.argv.slice(2);
const measured: { title: string; found: Found | string }[] = [];
for (const name of chooseParts(named)) {
  const { title, run } = parts[name];
  const start = performance.now();
  // A failing part does not stop the others.
  const found = await run().catch((error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? String(error));
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s${typeof found === 'string' ? `, failed: ${found}` : ''}`);
  measured.push({ title, found });
}
const report = writeReport(measured);
if (named.length === 0) await writeFile('bench/results.md', report);
console.log(report);
