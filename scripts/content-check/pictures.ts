import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { MediaEntry } from '../../src/shared/content/media-file.ts';
import { type Picture, picture } from '../../src/shared/contract/picture.ts';
import { sizeOfOriginal } from '../pictures/original.ts';
import { originalOf, originals } from '../pictures/picture-job.ts';
import { filesOf } from '../pictures/render-picture.ts';
import type { Finding } from './finding.ts';
import { fileOfPicture, type Library } from './library.ts';

const list = 'media/media.json';
/** The minimum size of an original: the largest named size of its kind. */
const least = { product: { width: 960, height: 720 }, detail: { width: 960, height: 720 }, lifestyle: { width: 1280, height: 720 } };

const checkOriginal = async (file: string, id: string, entry: MediaEntry, folder: string): Promise<Finding[]> => {
  const original = path.join(folder, originalOf(id, entry));
  const bytes = await readFile(original).catch(() => undefined);
  if (!bytes) return [{ file, message: `${id}: no original ${original}` }];
  const size = await sizeOfOriginal(bytes);
  if (!size) return [{ file, message: `${id}.original: ${original} is no picture; allowed: WebP, PNG, JPEG` }];
  const { width, height } = least[entry.kind];
  const found: Finding[] = [];
  if (size.width < width || size.height < height)
    found.push({ file, message: `${id}: ${size.width} × ${size.height} is smaller than ${width} × ${height}` });
  if (entry.kind !== 'lifestyle' && size.width * 3 !== size.height * 4)
    found.push({ file, message: `${id}: a product picture is 4:3, not ${size.width} × ${size.height}` });
  return found;
};

const readIndex = async (folder: string): Promise<Record<string, Picture> | undefined> => {
  const text = await readFile(path.join(folder, 'pictures/pictures.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : z.record(z.string(), picture).parse(JSON.parse(text));
};

/** If pictures were generated already, each must exist in all its sizes. */
const checkMade = (file: string, id: string, index: Record<string, Picture>, files: ReadonlySet<string>): Finding[] => {
  const made = index[id];
  if (!made) return [{ file, message: `${id}: not made yet: npm run pictures` }];
  return filesOf(made)
    .filter((url) => !files.has(url))
    .map((url) => ({ file, message: `${id}: ${url} is missing: npm run pictures` }));
};

const checkVariants = ({ content }: Library): Finding[] => {
  const shown = new Set(Object.values(content.media).map(({ variantKey }) => variantKey));
  const variants = [...content.products.values()].flatMap(({ file: product }) => product.variants);
  return variants
    .filter(({ variantKey }) => !shown.has(variantKey))
    .map(({ variantKey }) => ({ file: list, message: `variant '${variantKey}' has no picture` }));
};

/** Every picture has its original, large enough and in the right shape; every variant has a picture; what was generated is complete. */
export const checkPictures = async (library: Library, publicFolder = 'public', folder = originals): Promise<Finding[]> => {
  const index = await readIndex(publicFolder);
  const files = new Set(index && (await readdir(path.join(publicFolder, 'pictures'))).map((name) => `/pictures/${name}`));
  const media = Object.entries(library.content.media);
  const each = media.map(async ([id, entry]) => {
    const file = fileOfPicture(library, id);
    const ofOriginal = await checkOriginal(file, id, entry, folder);
    const ofMade = index && ofOriginal.length === 0 ? checkMade(file, id, index, files) : [];
    return [...ofOriginal, ...ofMade];
  });
  return [...(await Promise.all(each)).flat(), ...checkVariants(library)];
};
