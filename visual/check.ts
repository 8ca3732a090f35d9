import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepersOf, listFiles } from './baselines.ts';
import { type Places, placesIn } from './places.ts';
import { approvedIn, readLog } from './review-log.ts';
import { readUnpackedBefore } from './unpacked-before.ts';

const suffix = '.webp';

/**
 * Baselines that are not what the review log approved last, one sentence each: nobody slips a picture in past the people who
 * look. `known` is a file that remembers what was unpacked before.
 */
export const findUnapproved = async (places: Places, known?: string): Promise<string[]> => {
  const unpacked = await readUnpackedBefore(known);
  const keepers = keepersOf(approvedIn(await readLog(places)));
  const wanted = new Map([...keepers].map(([hash, name]) => [name, hash]));
  const files = (await listFiles(places)).filter((file) => file.endsWith(suffix));
  const open = files.values();
  const findings: string[] = [];
  const look = async (): Promise<void> => {
    for (const file of open) {
      const name = file.slice(0, -suffix.length);
      const hash = wanted.get(name);
      wanted.delete(name);
      if (hash === undefined) findings.push(`${name}: nobody approved it`);
      else if ((await unpacked.contentOf(await readFile(join(places.baselines, file)))) !== hash) {
        findings.push(`${name}: not the picture that was approved`);
      }
    }
  };
  // Unpacking happens beside the script: each looks at the next file that nobody looks at.
  await Promise.all([look(), look(), look(), look()]);
  await unpacked.keep();
  return [...findings.sort(), ...[...wanted.keys()].map((name) => `${name}: approved, but its picture is missing`)];
};

if (import.meta.main) {
  const findings = await findUnapproved(placesIn(), 'node_modules/.cache/undula-baselines.json');
  for (const finding of findings) console.error(finding);
  console.log(`baselines: ${findings.length} that the review log does not know`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
