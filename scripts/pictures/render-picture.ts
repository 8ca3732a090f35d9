import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Picture, picture } from '../../src/shared/contract/picture.ts';
import { cropArea, type Size, sizeName, sizesOf } from '../../src/shared/picture/picture-sizes.ts';
import type { PictureJob } from './picture-job.ts';

// Two jobs run side by side; each takes one thread.
sharp.concurrency(1);

// Full colour resolution: the ground of product pictures must meet the page's ground without a seam.
const avif = { quality: 58, effort: 3, chromaSubsampling: '4:4:4' } as const;
const webp = { quality: 80, effort: 5, smartSubsample: true } as const;

/** Where the encoded files are kept, beside the originals and in the repository: a fresh clone has nothing to encode (decision 020). */
export const encoded = 'imagery/encoded';

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

const meanColour = async (pixels: Buffer): Promise<string> => {
  const { channels } = await sharp(pixels).removeAlpha().toColourspace('srgb').stats();
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => hex(mean))
    .join('')}`;
};

/** The picture in full, cut where the job asks for it, as lossless pixels. */
export const readFull = async ({ original, crop, entry }: PictureJob): Promise<{ pixels: Buffer; size: Size }> => {
  const { width, height } = await sharp(original).metadata();
  const area = crop ? cropArea({ width, height }, crop, entry.focus) : { left: 0, top: 0, width, height };
  const pixels = await sharp(original).extract(area).png({ compressionLevel: 1 }).toBuffer();
  return { pixels, size: { width: area.width, height: area.height } };
};

/** How the public names of a picture's files begin; a crop's `@21:9` becomes `-21x9`. */
export const stemOf = ({ identifier, hash }: PictureJob): string => `${identifier.replace('@', '-').replace(':', 'x')}-${hash}`;

const fileName = (job: PictureJob, width: number, format: 'avif' | 'webp'): string => `${stemOf(job)}-${width}.${format}`;

/** Writes a file whole or not at all. */
export const writeWhole = async (file: string, content: Buffer | string): Promise<void> => {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
};

const render = async (job: PictureJob, folder: string): Promise<Picture> => {
  const { pixels, size } = await readFull(job);
  const resolutions = [];
  for (const { width, height } of sizesOf(job.entry.kind, size)) {
    const scaled = sharp(pixels).resize({ width, height, fit: 'fill' });
    const files = { avif: fileName(job, width, 'avif'), webp: fileName(job, width, 'webp') };
    await writeWhole(path.join(folder, files.avif), await scaled.clone().avif(avif).toBuffer());
    await writeWhole(path.join(folder, files.webp), await scaled.clone().webp(webp).toBuffer());
    const name = width === size.width ? 'ORIGINAL' : sizeName({ width, height });
    resolutions.push({ name, width, height, avif: `/pictures/${files.avif}`, webp: `/pictures/${files.webp}` });
  }
  return { identifier: job.identifier, ...size, placeholder: await meanColour(pixels), resolutions };
};

/** The name of the note that a finished picture leaves. */
export const noteName = ({ identifier, hash }: PictureJob): string => `${identifier.replace(/[@:]/g, '-')}-${hash}.json`;

/** The picture that a folder keeps for a job; undefined where its note or one of its files is missing. */
export const keptPicture = async (job: PictureJob, folder: string): Promise<Picture | undefined> => {
  const text = await readFile(path.join(folder, noteName(job)), 'utf8').catch(() => undefined);
  const kept = text === undefined ? undefined : picture.safeParse(JSON.parse(text)).data;
  const files = kept?.resolutions.flatMap(({ avif: one, webp: other }) => [one, other]) ?? [];
  return files.every((url) => existsSync(path.join(folder, path.basename(url)))) ? kept : undefined;
};

/** The picture of a job, from the folder or made anew into it; its note is written last, so that it stands for finished files only. */
export const makePicture = async (job: PictureJob, folder: string): Promise<{ picture: Picture; isNew: boolean }> => {
  const kept = await keptPicture(job, folder);
  if (kept) return { picture: kept, isNew: false };
  await mkdir(folder, { recursive: true });
  const made = await render(job, folder);
  await writeWhole(path.join(folder, noteName(job)), JSON.stringify(made));
  return { picture: made, isNew: true };
};
