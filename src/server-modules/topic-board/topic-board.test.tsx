import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/content/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/content/stand-in-content.ts')).standInContent());

const topic = (headline: string, rest: object = {}) => ({
  image: { identifier: 'detail' },
  headline,
  text: `Über ${headline}`,
  link: { page: headline.toLowerCase() },
  ...rest,
});
const show = (...topics: object[]) => showModule('topic-board', { headline: 'Woraus?', topics, button: null });

test('M-14 a theme is a list item whose headline is the link; its picture is hidden from assistive technology', async () => {
  const html = await show(topic('Granit'), topic('Keramik', { link: { product: 'kontor-60' } }));
  expect(html.match(/<li>/g)).toHaveLength(2);
  expect(html).toMatch(/<h3[^>]*><a href="\/granit"[^>]*>Granit<\/a><\/h3>/);
  expect(html).toContain('href="/kontor-60"');
  expect(html).toMatch(/<img[^>]*alt=""/);
});

test('M-14 a theme without a line has no empty one', async () => {
  const html = await show(topic('Granit', { text: null }), topic('Keramik', { text: null }));
  expect(html).not.toMatch(/<p[ >]/);
});

test('M-47 columns follow the count: two, three, four, then four again', async () => {
  const columns = async (count: number) =>
    /data-columns="(\d)"/.exec(await show(...Array.from({ length: count }, (_, at) => topic(`Thema ${at}`))))?.[1];
  expect(await Promise.all([2, 3, 4, 5].map(columns))).toEqual(['2', '3', '4', '4']);
});

test('M-14 the space of a missing picture is preserved, the theme stays', async () => {
  expect(await show(topic('Granit', { image: { identifier: 'missing' } }), topic('Keramik'))).toContain('>Granit</a>');
});

test('M-14 a theme without a link, or with an external one, is rejected', async () => {
  expect(await show(topic('Granit'), topic('Fremd', { link: { url: 'https://elsewhere.example/' } }))).toBe('');
  expect(await show(topic('Granit'), topic('Leer', { link: {} }))).toBe('');
});
