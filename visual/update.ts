import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { writeContactSheet } from './contact-sheet.ts';
import { approve, removeAllBut } from './decide.ts';
import { listPending } from './pending.ts';
import { listSubjects } from './pictures.ts';
import { placesIn } from './places.ts';
import { shootAll } from './rig.ts';
import { whoDecides } from './who.ts';
import { readWords } from './words.ts';

type Spec = { title: string; tests: { results: { errors: { message?: string }[] }[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Tests that failed for another reason than a picture that nobody approved: those pictures were not shot. */
const findBroken = (): string[] => {
  const results = JSON.parse(readFileSync('test-results/results.json', 'utf8')) as Suite & { errors: { message?: string }[] };
  const broken = specsOf(results).filter(({ tests }) =>
    tests.some((test) => test.results.some(({ errors }) => errors.some(({ message = '' }) => !message.includes('nobody approved')))),
  );
  return [...results.errors.map(({ message = 'The run failed' }) => message), ...broken.map(({ title }) => title)];
};

const words = readWords(process.argv.slice(2));
if (words.because === '') {
  console.error('Approving without looking needs a reason: npm run visual:update -- --because "…". Looking is npm run visual:review.');
  process.exit(1);
}

const started = performance.now();
const places = placesIn();
const reason = { who: whoDecides(), when: new Date().toISOString(), why: `updated by command: ${words.because}` };
await rm(places.pending, { recursive: true, force: true });
await shootAll(words);

const known = new Set(listSubjects().flatMap(({ pictures }) => pictures));
const pending = await listPending(places);
if (pending.length > 0) await approve(places, pending, reason);
const gone = await removeAllBut(places, known, reason);
await writeContactSheet();
const broken = findBroken();
for (const title of broken) console.error(`not shot: ${title}`);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`${pending.length} approved, ${gone.length} given up, in ${minutes} min`);
console.log(`${known.size} pictures`);
process.exitCode = broken.length === 0 ? 0 : 1;
