import { listSubjects } from '../../visual/pictures.ts';
import { hashInputs } from './input-hashes.ts';
import { type Proof, readProofs, writeProofs } from './proved.ts';
import { readFound } from './reporter.ts';
import { rigs } from './subjects.ts';

/** Keeps what the last runs on this machine proved of today's files, and gives up what is proved of nothing any more. */
const keepProofs = async (): Promise<void> => {
  const inputs = await hashInputs();
  const current = new Set(rigs.flatMap((rig) => Object.values(inputs[rig])));
  const isCurrent = ([, proof]: [string, Proof]): boolean => current.has(proof.inputs);
  const before = readProofs();
  const kept = Object.fromEntries([...Object.entries(before), ...Object.entries(readFound()).filter(isCurrent)].filter(isCurrent));
  writeProofs(kept);
  const shot = new Set(listSubjects().map(({ tag }) => tag));
  const isLookedAt = (rig: string, tag: string): boolean => rig !== 'visual' || shot.has(tag);
  const subjects = rigs.flatMap((rig) =>
    Object.entries(inputs[rig]).flatMap(([tag, hash]) => (isLookedAt(rig, tag) ? [{ name: `${rig} ${tag}`, hash }] : [])),
  );
  const proved = new Set(Object.values(kept).map((proof) => proof.inputs));
  const open = subjects.filter(({ hash }) => !proved.has(hash)).map(({ name }) => name);
  console.log(`${Object.keys(kept).length} proofs kept, ${Object.keys(before).filter((key) => !(key in kept)).length} given up`);
  if (open.length > 0) console.log(`No proof for: ${open.join(', ')}`);
};

await keepProofs();
