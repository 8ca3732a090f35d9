import { describe, expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/content/show-module.ts';
import { playerUrlOf } from './player-url.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/content/stand-in-content.ts')).standInContent());

vi.mock('#backend/catalogue/catalogue.ts', () => ({
  linksOfVariants: (_: unknown, keys: string[]) =>
    keys.map((variantKey) => ({ variantKey, name: 'Steg', finish: 'Chrom', url: '/armaturen/steg?finish=chrome' })),
}));

const poster = { identifier: 'kitchen' };
const film = { kind: 'video', title: 'Einbau', url: 'https://www.youtube.com/watch?v=undula-film', poster };
const captions = [{ src: '/films/one.vtt', language: 'de', label: 'Deutsch' }];
const own = { kind: 'mp4', title: 'Einbau', src: '/films/one.mp4', captions, poster };
const scene = { kind: 'scene', src: '/films/day.mp4', poster };
const frame = { kind: 'iframe', title: 'Karte', url: 'https://www.openstreetmap.org/export/embed.html' };
const show = (media: object, rest: object = {}, country: 'de' | 'us' = 'de') =>
  showModule('media', { headline: null, media, caption: null, ...rest }, { country, language: 'de', locale: `de-${country}`, root: '/' });

test('M-03 a picture is a figure with its caption; a missing headline or caption leaves no element', async () => {
  const html = await show({ kind: 'image', image: poster, shape: 'wide' }, { headline: 'Morgen', caption: 'Eine Küche' });
  expect(html).toMatch(/<h2[^>]*>Morgen<\/h2>/);
  expect(html).toContain('<figcaption>Eine Küche</figcaption>');
  expect(html).toContain('alt="Bild kitchen"');
  expect(await show({ kind: 'image', image: poster })).not.toMatch(/<h2|<figcaption/);
});

test('M-03 the names of what a picture shows are links, each once, and no other words are', async () => {
  const kitchen = { kind: 'image', image: poster };
  const caption = 'Steg\u00a0in Chrom, Stegplatte, noch einmal Steg';
  const html = await show(kitchen, { caption });
  const [, inside = ''] = /<figcaption>(.*?)<\/figcaption>/.exec(html) ?? [];
  expect(inside.replaceAll(/<[^>]+>/g, '')).toBe(caption);
  expect([...inside.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/armaturen/steg?finish=chrome']);
  expect(inside).toMatch(/^<a[^>]*>.*?<span translate="no">Steg<\/span>.*?<\/a>\u00a0in Chrom/);
  expect(await show({ ...scene, poster }, { caption })).toContain('href="/armaturen/steg?finish=chrome"');
  expect(await show({ kind: 'image', image: { identifier: 'steg--front' } }, { caption })).not.toContain('<a');
});

test('M-03 a product is never cropped, whatever the content asks for', async () => {
  expect(await show({ kind: 'image', image: { identifier: 'steg--front' }, shape: 'wide' })).toContain('data-shape="whole"');
  expect(await show({ kind: 'image', image: poster, shape: 'wide' })).toContain('data-shape="wide"');
});

test('M-43 without consent nothing of an external film is requested: a notice, a link to settings, and a link without script', async () => {
  const html = await show(film);
  expect(html).not.toMatch(/<iframe|src="https/);
  expect(html).toContain('www.youtube-nocookie.com');
  expect(html).toContain('href="/cookies"');
  expect(html).toContain('href="https://www.youtube.com/watch?v=undula-film"');
});

test('M-43 where a country needs no consent, the poster waits for a click', async () => {
  const html = await show(film, {}, 'us');
  expect(html).toMatch(/<button[^>]*aria-label="Film abspielen[^"]*Einbau"/);
  expect(html).not.toMatch(/<iframe|href="\/cookies"/);
});

test('M-03 a film of our own needs no consent, but captions', async () => {
  expect(await show(own)).toMatch(/<button[^>]*aria-label="Film abspielen/);
  expect(await show({ ...own, captions: [] })).toBe('');
});

test('M-03 a scene is a picture until script runs and it is in view; its text is that of the picture', async () => {
  const html = await show(scene, { caption: 'Ein Tag am Fenster' });
  expect(html).toContain('alt="Bild kitchen"');
  expect(html).toMatch(/<figcaption[^>]*><span[^>]*>Ein Tag am Fenster<\/span>/);
  expect(html).not.toMatch(/<video|<button/);
});

test.each(['de', 'us'] as const)('M-03 M-43 the server sends no frame in %s, but a link for browsers without script', async (country) => {
  const html = await show(frame, {}, country);
  expect(html).not.toContain('<iframe');
  expect(html).toContain(`href="${frame.url}"`);
  expect(html.includes('href="/cookies"')).toBe(country === 'de');
});

test.each([
  ['a house that the policy keeps out', { ...frame, url: 'https://evil.example/' }],
  ['a frame without a title', { kind: 'iframe', url: frame.url }],
  ['a film of another house', { ...film, url: 'https://evil.example/watch?v=undula-film' }],
  ['a file of another house', { ...own, src: 'https://evil.example/one.mp4' }],
  ['a scene without a picture of it', { kind: 'scene', src: scene.src }],
  ['a scene of another house', { ...scene, src: 'https://evil.example/day.mp4' }],
  ['an unknown kind', { kind: 'audio', title: 'Ton' }],
])('M-03 rejects %s', async (_, media) => {
  expect(await show(media)).toBe('');
});

describe('M-43 the player of a film', () => {
  test.each([
    ['https://www.youtube.com/watch?v=undula-film', 'https://www.youtube-nocookie.com/embed/undula-film?autoplay=1&rel=0'],
    ['https://youtu.be/undula-film', 'https://www.youtube-nocookie.com/embed/undula-film?autoplay=1&rel=0'],
    ['https://vimeo.com/12345678', 'https://player.vimeo.com/video/12345678?autoplay=1&dnt=1'],
  ])('of %s sets no cookie', (link, player) => {
    expect(playerUrlOf(link)).toBe(player);
  });

  test.each(['http://youtu.be/undula-film', 'https://youtu.be/short', 'https://youtu.be.evil.example/undula-film', 'no address'])(
    'of %j is unknown',
    (link) => {
      expect(playerUrlOf(link)).toBeUndefined();
    },
  );
});
