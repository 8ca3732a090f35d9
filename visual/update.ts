import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseCliArgs } from './cli-args.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { approve, removeObsolete } from './decide.ts';
import { visualFoldersIn } from './folders.ts';
import { gitUserName } from './git-user.ts';
import { listPending } from './pending.ts';
import { listSubjects } from './pictures.ts';
import { shootAll } from './rig.ts';

type Spec = { title: string; tests: { results: { errors: { message?: string }[] }[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Tests that failed for a reason other than an unapproved picture: their pictures were not shot. */
const findBroken = (): string[] => {
  const results = JSON.parse(readFileSync('test-results/results.json', 'utf8')) as Suite & { errors: { message?: string }[] };
  const broken = specsOf(results).filter(({ tests }) =>
    tests.some((test) => test.results.some(({ errors }) => errors.some(({ message = '' }) => !message.includes('nobody approved')))),
  );
  return [...results.errors.map(({ message = 'The run failed' }) => message), ...broken.map(({ title }) => title)];
};

const args = parseCliArgs(process.argv.slice(2));
if (args.because === '') {
  console.error('Approving without looking needs a reason: npm run visual:update -- --because "…". Looking is npm run visual:review.');
  process.exit(1);
}

const started = performance.now();
const folders = visualFoldersIn();
const reason = { who: gitUserName(), when: new Date().toISOString(), why: `updated by command: ${args.because}` };
await rm(folders.pending, { recursive: true, force: true });
await shootAll(args);

const currentNames = new Set(listSubjects().flatMap(({ pictures }) => pictures));
const pending = await listPending(folders);
if (pending.length > 0) await approve(folders, pending, reason);
const removed = await removeObsolete(folders, currentNames, reason);
await writeContactSheet();
const broken = findBroken();
for (const title of broken) console.error(`not shot: ${title}`);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`${pending.length} approved, ${removed.length} given up, in ${minutes} min`);
console.log(`${currentNames.size} pictures`);
process.exitCode = broken.length === 0 ? 0 : 1;
