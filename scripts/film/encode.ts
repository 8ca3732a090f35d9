import { readFile } from 'node:fs/promises';

const loadCore = async () => {
  // FFmpeg's browser build asks for its worker's location before it looks at the given file.
  Object.assign(globalThis, { self: { location: { href: '' } } });
  const { default: createCore } = await import('@ffmpeg/core');
  return createCore({ wasmBinary: await readFile(new URL(import.meta.resolve('@ffmpeg/core/wasm'))) });
};

// H.264 for every browser; metadata at the head, so that it plays while loading; equal pictures give equal bytes.
const colours = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
const options = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-level', '3.1', '-preset', 'slow', '-g', '50'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
  ...['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-threads', '1'],
];

/** How a film is encoded from its pictures. */
type Making = {
  /** Frames per second. */
  rate: number;
  /** An FFmpeg filter applied before encoding. @default nothing */
  filter?: string;
  /** The tuning of x264. */
  tune: 'animation' | 'film';
  /** The quality, lower is better. */
  crf: number;
};

/** Encodes pictures as a film: MP4 with H.264, without sound. */
export const encodeFilm = async (pictures: readonly Buffer[], { rate, filter, tune, crf }: Making): Promise<Uint8Array> => {
  const core = await loadCore();
  const said: string[] = [];
  core.setLogger(({ message }) => said.push(message));
  for (const [index, picture] of pictures.entries()) core.FS.writeFile(`/${String(index).padStart(5, '0')}.png`, picture);
  const filters = filter === undefined ? colours : `${filter},${colours}`;
  const code = core.exec(
    ...['-framerate', String(rate), '-i', '/%05d.png', '-vf', filters, '-tune', tune, '-crf', String(crf)],
    ...options,
    '/film.mp4',
  );
  if (code !== 0) throw new Error(`FFmpeg ended with ${code}: ${said.slice(-5).join('\n')}`);
  return core.FS.readFile('/film.mp4');
};
