import sharp from 'sharp';
import { readBaseline } from '../visual/baselines.ts';
import { placesIn } from '../visual/places.ts';
import { approvedIn, readLog } from '../visual/review-log.ts';

const names = [
  'screens/home/1440-light',
  'screens/list-sinks/1440-light',
  'screens/detail-sink/1440-light',
  'screens/checkout-address/1440-light',
  'screens/home-ja/390-light',
  'screens/detail-tap/390-dark',
];
const tile = { width: 640, height: 800 };
const gap = 24;
const columns = 3;

/** The upper part of an approved picture. */
const cut = async (picture: Buffer, index: number) => ({
  input: await sharp(picture)
    .resize({ ...tile, fit: 'cover', position: 'top' })
    .toBuffer(),
  left: gap + (index % columns) * (tile.width + gap),
  top: gap + Math.floor(index / columns) * (tile.height + gap),
});

/** One picture of the page types for the README, cut from the baselines: what stands there is what was approved. */
export const writeContactSheet = async (): Promise<void> => {
  const places = placesIn();
  const approved = approvedIn(await readLog(places));
  const pictures = await Promise.all(names.map((name) => readBaseline(places, approved, approved.get(name) ?? '')));
  const there = pictures.filter((picture) => picture !== undefined);
  const rows = Math.ceil(there.length / columns);
  const size = { width: gap + columns * (tile.width + gap), height: gap + rows * (tile.height + gap) };
  await sharp({ create: { ...size, channels: 3, background: '#d9d6d0' } })
    .composite(await Promise.all(there.map(cut)))
    .png({ palette: true, quality: 90 })
    .toFile('docs/contact-sheet.png');
};
