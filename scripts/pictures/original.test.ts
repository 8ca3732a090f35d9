import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sizeOfOriginal } from './original.ts';

const drawn = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#456' } });

test.each(['webp', 'png', 'jpeg'] as const)('an original may be %s', async (form) => {
  expect(await sizeOfOriginal(await drawn().toFormat(form).toBuffer())).toEqual({ width: 8, height: 6 });
});

test.each([
  ['a text', Buffer.from('<script>alert(1)</script>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>')],
  ['nothing', Buffer.alloc(0)],
])('B-09 an editor’s file is inspected, not trusted by its name: %s is no picture', async (_, original) => {
  expect(await sizeOfOriginal(original)).toBeUndefined();
});

test('B-09 an unsupported format is no picture, either', async () => {
  expect(await sizeOfOriginal(await drawn().gif().toBuffer())).toBeUndefined();
});
