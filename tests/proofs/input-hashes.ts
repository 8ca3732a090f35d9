import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSubjects } from '../../visual/pictures.ts';
import { placesIn } from '../../visual/places.ts';
import { approvedIn, readLog } from '../../visual/review-log.ts';
import { readImportGraph } from './import-graph.ts';
import { listInputs, type Rig, rigs } from './subjects.ts';

/** What the inputs of each subject are, as one hash: equal hash, equal bytes. */
export type InputHashes = Record<Rig, Record<string, string>>;

const root = new URL('../..', import.meta.url).pathname;

/** Every file of the project that git keeps or would keep, as paths from the root. */
export const listFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('visual/approvals/'))
    .sort();

const sha = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

// A file that was deleted and is not yet given up in the index is no input.
const hashOrNothing = (file: string, read: (file: string) => Buffer): [string, string][] => {
  try {
    return [[file, sha(read(file))]];
  } catch {
    return [];
  }
};

/** Hashes the files that a subject's tests depend on; `read` gives a file's content by its path from the root. */
export const hashInputs = async (
  files = listFiles(),
  read = (file: string): Buffer => readFileSync(join(root, file)),
): Promise<InputHashes> => {
  const [graph, approved] = await Promise.all([readImportGraph(), readLog(placesIn()).then(approvedIn)]);
  const contents = new Map(files.flatMap((file) => hashOrNothing(file, read)));
  const pictures = new Map(listSubjects().map((subject) => [subject.tag, subject.pictures]));
  const hashesOf = (rig: Rig): Record<string, string> =>
    Object.fromEntries(
      listInputs(graph, rig).map(({ tag, isHashed }) => {
        const inputs = [...contents].filter(([file]) => isHashed(file)).map(([file, hash]) => `${file} ${hash}`);
        const wanted = rig === 'visual' ? (pictures.get(tag) ?? []).map((name) => `${name} ${approved.get(name)}`) : [];
        return [tag, sha([process.version, ...inputs, ...wanted].join('\n')).slice(0, 24)];
      }),
    );
  return Object.fromEntries(rigs.map((rig) => [rig, hashesOf(rig)])) as InputHashes;
};
