import { expect, test, vi } from 'vitest';
import { showModule } from '../../../tests/modules/show-module.ts';

vi.mock('#backend/content/content.ts', async () => (await import('../../../tests/modules/content-for-tests.ts')).contentForTests);
vi.mock('#backend/catalogue/catalogue.ts', () => ({ linksOfVariants: () => [] }));

const mix = { drawing: 'granite-mix', headline: 'Mischen', text: 'Alles wird eine Masse.' };
const pour = { drawing: 'granite-pour', headline: 'Gießen', text: 'Die Masse füllt die Form.' };

test('steps are an ordered list: a drawing hidden from assistive technology, a heading, a sentence', async () => {
  const html = await showModule('making-steps', { headline: 'So entsteht sie', steps: [mix, pour] });
  expect(html).toMatch(
    /<h2>So entsteht sie<\/h2>.*<ol.*<svg[^>]*aria-hidden="true".*<h3[^>]*>Mischen<\/h3>.*<h3[^>]*>Gießen<\/h3>.*<\/ol>/s,
  );
  expect(html.match(/<svg/g)).toHaveLength(2);
  expect(html).not.toContain('<img');
});

test('an unknown drawing and a single step are rejected', async () => {
  expect(await showModule('making-steps', { headline: 'A', steps: [mix, { ...pour, drawing: 'brass-melt' }] })).toBe('');
  expect(await showModule('making-steps', { headline: 'A', steps: [mix] })).toBe('');
});

test('dos and don’ts are two lists, each with its heading and its icon', async () => {
  const data = {
    headline: 'Granit',
    dos: { headline: 'Gut', items: ['Essig', 'Wasser'] },
    donts: { headline: 'Schlecht', items: ['Lauge'] },
  };
  const html = await showModule('dos-and-donts', data);
  expect(html).toMatch(/<h3[^>]*>Gut<\/h3><ul>.*#check.*Essig.*#check.*Wasser.*<\/ul>.*<h3[^>]*>Schlecht<\/h3><ul>.*#none.*Lauge.*<\/ul>/s);
  expect(html).toContain('data-ground="soft"');
  expect(await showModule('dos-and-donts', { ...data, donts: { headline: 'Schlecht', items: [] } })).toBe('');
});

test('M-03 a full-width picture is cropped, and its caption respects the page margin', async () => {
  const media = { kind: 'image', image: { identifier: 'kitchen' }, shape: 'full' };
  const html = await showModule('media', { headline: null, media, caption: 'Eine Küche' });
  expect(html).toMatch(/data-width="full".*data-fit="cover".*<figcaption class="wrap">Eine Küche<\/figcaption>/s);
});
