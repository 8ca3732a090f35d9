import sharp from 'sharp';

const names = [
  'home-1440-light',
  'list-sinks-1440-light',
  'detail-sink-1440-light',
  'checkout-address-1440-light',
  'home-ja-390-light',
  'detail-tap-390-dark',
];
const tile = { width: 640, height: 800 };
const gap = 24;
const columns = 3;

/** One picture of the page types for the README, cut from the baselines: what stands there is what was approved. */
const place = async (name: string, index: number) => ({
  input: await sharp(`visual/baselines/${name}.png`)
    .resize({ ...tile, fit: 'cover', position: 'top' })
    .toBuffer(),
  left: gap + (index % columns) * (tile.width + gap),
  top: gap + Math.floor(index / columns) * (tile.height + gap),
});

const rows = Math.ceil(names.length / columns);
await sharp({
  create: { width: gap + columns * (tile.width + gap), height: gap + rows * (tile.height + gap), channels: 3, background: '#d9d6d0' },
})
  .composite(await Promise.all(names.map(place)))
  .png({ palette: true, quality: 90 })
  .toFile('docs/contact-sheet.png');
