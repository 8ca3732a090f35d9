import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '#shared/environment/environment.ts';
import type { Picture } from '../src/shared/contract/picture.ts';
import { drawMailPicture, mailName } from './pictures/mail-picture.ts';
import { type PictureJob, readJobs, readMedia } from './pictures/picture-job.ts';
import { encoded, filesOf, makePicture, noteName, writeWhole } from './pictures/render-picture.ts';
import { drawSharePicture, shareName } from './pictures/share-picture.ts';

const target = 'public/pictures';
const sideBySide = 2;

const namesOf = (picture: Picture): string[] => filesOf(picture).map((url) => path.basename(url));

// Generated here: a few milliseconds each, and megabytes in the repository otherwise.
const jpegs = [
  { nameOf: shareName, draw: drawSharePicture },
  { nameOf: mailName, draw: drawMailPicture },
] as const;

/** Runs the jobs, two at a time, and preserves their order. */
const makeAll = async (jobs: readonly PictureJob[]): Promise<{ pictures: Picture[]; made: number }> => {
  const pictures: Picture[] = [];
  const queue = jobs.entries();
  let made = 0;
  const work = async (): Promise<void> => {
    for (const [index, job] of queue) {
      const { picture, isNew } = await makePicture(job, encoded);
      pictures[index] = picture;
      if (isNew) made += 1;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return { pictures, made };
};

/** Copies what the shop serves and removes what it no longer serves. Pictures for shared links and mails are generated along the way. */
const publish = async (jobs: readonly PictureJob[], pictures: readonly Picture[]): Promise<void> => {
  await mkdir(target, { recursive: true });
  const wanted = new Set([...pictures.flatMap(namesOf), ...jobs.flatMap((job) => jpegs.map(({ nameOf }) => nameOf(job)))]);
  const there = new Set(await readdir(target));
  const fresh = pictures.flatMap(namesOf).filter((file) => !there.has(file));
  await Promise.all(fresh.map((file) => copyFile(path.join(encoded, file), path.join(target, file))));
  const queue = jobs
    .flatMap((job) => jpegs.map((jpeg) => ({ ...jpeg, job, name: jpeg.nameOf(job) })))
    .filter(({ name }) => !there.has(name))
    .values();
  await Promise.all(
    Array.from({ length: sideBySide }, async () => {
      for (const { draw, job, name } of queue) await writeWhole(path.join(target, name), await draw(job));
    }),
  );
  const index = Object.fromEntries(pictures.map((picture) => [picture.identifier, picture]));
  await writeWhole(path.join(target, 'pictures.json'), `${JSON.stringify(index, null, 1)}\n`);
  const old = [...there].filter((file) => !wanted.has(file) && file !== 'pictures.json');
  await Promise.all(old.map((file) => rm(path.join(target, file), { force: true })));
};

/** Removes encoded files that no picture needs any more. */
const clear = async (jobs: readonly PictureJob[], pictures: readonly Picture[]): Promise<void> => {
  const wanted = new Set([...jobs.map(noteName), ...pictures.flatMap(namesOf)]);
  const old = (await readdir(encoded)).filter((file) => !wanted.has(file));
  await Promise.all(old.map((file) => rm(path.join(encoded, file), { force: true })));
};

const started = performance.now();
const { jobs, missing, odd } = await readJobs(await readMedia(environment().CONTENT_DIR));
const { pictures, made } = await makeAll(jobs);
await publish(jobs, pictures);
await clear(jobs, pictures);
for (const file of missing) console.warn(`No original: ${file}. A plain ground stands in.`);
for (const file of odd) console.warn(`No picture: ${file}; WebP, PNG and JPEG are. A plain ground stands in.`);
console.log(`${pictures.length} pictures, ${made} made anew, in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
