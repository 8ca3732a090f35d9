import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type ModelIndex, modelIndex } from '../src/shared/content/model-index.ts';
import { applyFinishes, type ModelFinish } from './models/apply-finishes.ts';
import { readGlb, writeGlb } from './models/glb.ts';
import { drawGrain, tile } from './models/grain.ts';
import { packModel } from './models/pack-model.ts';
import { surfaceOf } from './models/surfaces.ts';

const target = 'public/models';
const indexFile = path.join(target, 'models.json');

const jobs = z.array(
  z.object({
    productKey: z.string(),
    facts: z.object({ material: z.string() }),
    finishes: z.array(z.string()),
    hash: z.string(),
    factsHash: z.string(),
    raw: z.string(),
    measured: z.record(z.string(), z.union([z.int(), z.array(z.int())])),
  }),
);
type Job = z.infer<typeof jobs>[number];

/** Names a file by its bytes, so that browsers may cache it indefinitely. */
const publish = async (name: string, ending: string, bytes: Buffer): Promise<string> => {
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${ending}`;
  await writeFile(path.join(target, file), bytes);
  return file;
};

const modelFinishOf = async (material: string, finish: string): Promise<ModelFinish> => {
  const surface = surfaceOf(material, finish);
  return { finish, surface, grainFile: surface.grain && (await publish(`grain-${finish}`, 'png', await drawGrain(surface.grain))) };
};

const makeModel = async ({ productKey, facts, finishes, hash, factsHash, raw, measured }: Job): Promise<ModelIndex[string]> => {
  const { gltf, binary } = readGlb(await packModel(await readFile(raw)));
  const modelFinishes = await Promise.all(finishes.map((finish) => modelFinishOf(facts.material, finish)));
  const model = writeGlb(applyFinishes(gltf, modelFinishes, tile), binary);
  const file = await publish(productKey, 'glb', model);
  const textures = [...new Set(modelFinishes.flatMap(({ grainFile }) => grainFile ?? []))];
  console.log(`${file}: ${(model.length / 1000).toFixed(0)} kB`);
  return { file, bytes: model.length, hash, facts: factsHash, finishes, textures, measured };
};

const removeOld = async (index: ModelIndex): Promise<void> => {
  const wanted = new Set([path.basename(indexFile), ...Object.values(index).flatMap(({ file, textures }) => [file, ...textures])]);
  const old = (await readdir(target)).filter((file) => !wanted.has(file));
  await Promise.all(old.map((file) => rm(path.join(target, file))));
};

const [jobsFile] = process.argv.slice(2);
if (jobsFile === undefined) throw new Error('Called by imagery/export_models.py, with its list of jobs');
await mkdir(target, { recursive: true });
const index = modelIndex.parse(JSON.parse(await readFile(indexFile, 'utf8').catch(() => '{}')));
for (const job of jobs.parse(JSON.parse(await readFile(jobsFile, 'utf8')))) index[job.productKey] = await makeModel(job);
const sorted = Object.fromEntries(Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(indexFile, `${JSON.stringify(sorted, null, 1)}\n`);
await removeOld(sorted);
