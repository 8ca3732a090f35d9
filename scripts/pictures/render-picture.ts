import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Picture, picture } from '../../src/shared/contract/picture.ts';
import { type Size, sizeName, sizesOf, widestAsWebp } from '../../src/shared/picture/picture-sizes.ts';
import { encodersFor } from './encoders.ts';
import type { PictureJob } from './picture-job.ts';

// Two jobs run in parallel; each uses one thread.
sharp.concurrency(1);

/** The folder of encoded files, beside the originals and in the repository: a fresh clone has nothing to encode (decision 020). */
export const encoded = 'imagery/encoded';

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

const meanColour = async (pixels: Buffer): Promise<string> => {
  const { channels } = await sharp(pixels).removeAlpha().toColourspace('srgb').stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => hex(mean))
    .join('')}`;
};

/** The full picture, as lossless pixels. */
export const readFull = async ({ original }: PictureJob): Promise<{ pixels: Buffer; size: Size }> => {
  const { width, height } = await sharp(original).metadata();
  return { pixels: await sharp(original).png({ compressionLevel: 1 }).toBuffer(), size: { width, height } };
};

/** The prefix of the public names of a picture's files. */
export const stemOf = ({ identifier, hash }: PictureJob): string => `${identifier}-${hash}`;

const fileName = (job: PictureJob, width: number, format: 'avif' | 'webp'): string => `${stemOf(job)}-${width}.${format}`;

/** Writes a file atomically. */
export const writeWhole = async (file: string, content: Buffer | string): Promise<void> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
};

const render = async (job: PictureJob, folder: string): Promise<Picture> => {
  const { pixels, size } = await readFull(job);
  const { kind } = job.entry;
  const encoders = await encodersFor(kind, pixels);
  const resolutions = [];
  for (const { width, height } of sizesOf(kind, size)) {
    const scaled = sharp(pixels).resize({ width, height, fit: 'fill' });
    const formats = width > widestAsWebp[kind] ? (['avif'] as const) : (['avif', 'webp'] as const);
    const files: { avif: string; webp?: string } = { avif: '' };
    for (const format of formats) {
      const file = fileName(job, width, format);
      await writeWhole(path.join(folder, file), await encoders[format](scaled.clone()).toBuffer());
      files[format] = `/pictures/${file}`;
    }
    const name = width === size.width ? 'ORIGINAL' : sizeName({ width, height });
    resolutions.push({ name, width, height, ...files });
  }
  return { identifier: job.identifier, ...size, placeholder: await meanColour(pixels), resolutions };
};

/** The addresses of all files of a picture. */
export const filesOf = ({ resolutions }: Picture): string[] =>
  resolutions.flatMap(({ avif, webp }) => (webp === undefined ? [avif] : [avif, webp]));

/** The name of the manifest of a finished picture. */
export const noteName = (job: PictureJob): string => `${stemOf(job)}.json`;

/** The picture that a folder has for a job; undefined where its manifest or one of its files is missing. */
export const findCachedPicture = async (job: PictureJob, folder: string): Promise<Picture | undefined> => {
  const text = await readFile(path.join(folder, noteName(job)), 'utf8').catch(() => undefined);
  const cached = text === undefined ? undefined : picture.safeParse(JSON.parse(text)).data;
  const files = cached ? filesOf(cached) : [];
  return files.every((url) => existsSync(path.join(folder, path.basename(url)))) ? cached : undefined;
};

/** The picture of a job, from the folder or generated into it; its manifest is written last, so that it implies finished files. */
export const makePicture = async (job: PictureJob, folder: string): Promise<{ picture: Picture; isNew: boolean }> => {
  const cached = await findCachedPicture(job, folder);
  if (cached) return { picture: cached, isNew: false };
  await mkdir(folder, { recursive: true });
  const made = await render(job, folder);
  await writeWhole(path.join(folder, noteName(job)), JSON.stringify(made));
  return { picture: made, isNew: true };
};
