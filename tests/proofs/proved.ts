import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { hashInputs, type InputHashes } from './input-hashes.ts';
import { hashServed, servedOf } from './served.ts';
import { type Rig, rigs } from './subjects.ts';

/** A test that passed: the hash of its files, that of what was served where it stands for the others, and the settled findings that it met. */
const proof = z.strictObject({ inputs: z.string(), served: z.string().optional(), settled: z.array(z.string()).optional() });
export type Proof = z.infer<typeof proof>;
const proofs = z.record(z.string(), proof);
/** Proofs by rig and title, `accessibility T-06 axe finds …`. */
export type Proofs = Record<string, Proof>;

/** The type of a test's annotation that says the hash of what was served to it. */
export const servedMark = 'served';

const file = new URL('proved.json', import.meta.url);
/** Every so many unchanged tests run all the same, others with each commit: what the inputs do not say comes to light. */
const sampleOf = 20;

/** The name under which the proof of a test is kept. */
export const keyOf = (rig: string, title: string): string => `${rig} ${title}`;
/** The rig of a project of the runner; undefined for the journeys, which look at everything. */
export const rigOf = (project: string): Rig | undefined => rigs.find((rig) => rig === project);
/** The subject among the tags of a test. */
export const subjectOf = (tags: readonly string[]): string | undefined => tags.find((tag) => /^@(?:story|screen|docs|language):/.test(tag));

/** The proofs that the project keeps. */
export const readProofs = (): Proofs => (existsSync(file) ? proofs.parse(JSON.parse(readFileSync(file, 'utf8'))) : {});

/** Keeps proofs, one a line, so that two branches can be brought together. */
export const writeProofs = (all: Proofs): void => {
  const lines = Object.keys(all)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(all[key])}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
};

const commit = (): string => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

/** True for one in twenty keys, another twentieth with each commit. */
export const isInSample = (key: string, seed: string): boolean =>
  createHash('sha256').update(`${seed} ${key}`).digest().readUInt32BE() % sampleOf === 0;

/** True when a proof is one of these very inputs, served bytes included. */
export const isSame = (kept: Proof | undefined, inputs: string | undefined, served?: string): boolean =>
  kept !== undefined && kept.inputs === inputs && kept.served === served;

let read: Promise<{ inputs: InputHashes; kept: Proofs; seed: string }> | undefined;

// The processes of a run share one reading: the runner's configuration names the file, the first that needs it writes it.
const readOnce = async (): Promise<InputHashes> => {
  const shared = process.env['INPUT_HASHES'];
  if (shared && existsSync(shared)) return JSON.parse(readFileSync(shared, 'utf8')) as InputHashes;
  const inputs = await hashInputs();
  if (shared) {
    writeFileSync(`${shared}.${process.pid}`, JSON.stringify(inputs));
    renameSync(`${shared}.${process.pid}`, shared);
  }
  return inputs;
};

/** What is known of a test before it runs: whether it passed on inputs that are byte-equal to today's, whether this commit's sample runs it all the same, and the hash of what is served to it. */
export type Known = { isSame: boolean; isSampled: boolean; served: string | undefined };

/** Asks for the proof of a test, and the server under test for what it serves to it. PROVE=all runs every test. */
export const findProof = async (rig: Rig, subject: string, title: string, baseURL = ''): Promise<Known> => {
  read ??= readOnce().then((inputs) => ({ inputs, kept: readProofs(), seed: commit() }));
  const { inputs, kept, seed } = await read;
  const key = keyOf(rig, title);
  const addresses = servedOf(subject);
  const served = addresses && (await hashServed(addresses, new URL(baseURL).port));
  return {
    isSame: isSame(kept[key], inputs[rig][subject], served),
    served,
    isSampled: process.env['PROVE'] === 'all' || isInSample(key, seed),
  };
};
