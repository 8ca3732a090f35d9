import sharp from 'sharp';
import { hasBaseline, readBaseline } from './baselines.ts';
import { visualFoldersIn } from './folders.ts';
import { approvedIn, readLog } from './review-log.ts';

type Row = { tile: { width: number; height: number }; names: readonly string[] };
type FindPicture = (name: string) => Promise<Buffer | undefined>;

const wide = { width: 640, height: 720 };
const narrow = { width: 308, height: 667 };
const gap = 24;

const rows: readonly Row[] = [
  { tile: wide, names: ['home/1440-light', 'list-sinks/1440-light', 'detail-sink/1440-light'] },
  { tile: wide, names: ['content-materials/1440-light', 'search-results/1440-light', 'wishlist/1440-light'] },
  {
    tile: narrow,
    names: [
      'home-ja/390-light',
      'list-taps/390-light',
      'detail-tap/390-dark',
      'cart/390-light',
      'cart-empty/390-light',
      'layer-menu/390-dark',
    ],
  },
  { tile: wide, names: ['checkout-address/1440-light', 'checkout-payment/1440-light', 'checkout-summary/1440-light'] },
  { tile: wide, names: ['account/1440-light', 'account-orders/1440-light', 'return-order/1440-light'] },
  {
    tile: narrow,
    names: [
      'login/390-light',
      'register-ja/390-light',
      'account-security/390-dark',
      'checkout-payment/390-light',
      'return-order-ja/390-light',
      'layer-country/390-dark',
    ],
  },
  { tile: wide, names: ['docs/1440-light', 'docs-button/1440-light', 'docs-colour/1440-light'] },
  { tile: wide, names: ['search-nothing/1440-light', 'not-found/1440-light', 'problem/1440-light'] },
];

/** The upper part of a picture; a short page keeps its own height. */
const cut = async (picture: Buffer, { width, height }: Row['tile']): Promise<Buffer> => {
  const { data, info } = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .toBuffer();
};

/** One picture of all page types; a missing one leaves its cell empty. */
const composeContactSheet = async (find: FindPicture, file: string): Promise<void> => {
  const tops = rows.map((_, index) => rows.slice(0, index).reduce((top, { tile }) => top + tile.height + gap, gap));
  const tiles = rows.flatMap(({ tile, names }, row) =>
    names.map(async (name, column) => {
      const picture = await find(name);
      return picture && { input: await cut(picture, tile), left: gap + column * (tile.width + gap), top: tops[row] ?? gap };
    }),
  );
  const size = { width: gap + 3 * (wide.width + gap), height: (tops.at(-1) ?? 0) + (rows.at(-1)?.tile.height ?? 0) + gap };
  await sharp({ create: { ...size, channels: 3, background: '#d9d6d0' } })
    .composite((await Promise.all(tiles)).filter((tile) => tile !== undefined))
    .png({ palette: true, quality: 90 })
    .toFile(file);
};

/** The README's picture of the page types, cropped from approved pictures. Left as it is where this machine does not have them all. */
export const writeContactSheet = async (): Promise<void> => {
  const folders = visualFoldersIn();
  const approved = approvedIn(await readLog(folders));
  const hashOf = (name: string): string => approved.get(`screens/${name}`) ?? '';
  if (!rows.every(({ names }) => names.every((name) => hasBaseline(folders, hashOf(name))))) return;
  await composeContactSheet((name) => readBaseline(folders, hashOf(name)), 'docs/contact-sheet.png');
};
