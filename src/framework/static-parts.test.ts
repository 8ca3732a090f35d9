import { expect, test } from 'vitest';
import { staticPartMark } from '#client/primitives/static-part/static-part-mark.ts';
import { fillStaticParts } from './static-parts.ts';

test('every mark in a document is replaced by the HTML of its part, unchanged', () => {
  const html = `<body><div>${staticPartMark('menu-sinks')}</div><footer>${staticPartMark('footer')}</footer></body>`;
  const parts = new Map([
    ['menu-sinks', '<p>$& and $1</p>'],
    ['footer', ''],
  ]);
  expect(fillStaticParts(html, parts)).toBe('<body><div><p>$& and $1</p></div><footer></footer></body>');
});

test('a mark without a part stays a comment', () => {
  expect(fillStaticParts(staticPartMark('card-3'), new Map())).toBe('<!--still card-3-->');
  expect(fillStaticParts(staticPartMark('card-3'), undefined)).toBe('<!--still card-3-->');
});
