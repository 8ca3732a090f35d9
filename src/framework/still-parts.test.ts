import { expect, test } from 'vitest';
import { stillMark } from '#client/primitives/still/still-mark.ts';
import { fillStillParts } from './still-parts.ts';

test('every mark of a document becomes the HTML of its part, as it is', () => {
  const html = `<body><div>${stillMark('menu-sinks')}</div><footer>${stillMark('footer')}</footer></body>`;
  const parts = new Map([
    ['menu-sinks', '<p>$& and $1</p>'],
    ['footer', ''],
  ]);
  expect(fillStillParts(html, parts)).toBe('<body><div><p>$& and $1</p></div><footer></footer></body>');
});

test('a mark that no part belongs to stays a comment', () => {
  expect(fillStillParts(stillMark('card-3'), new Map())).toBe('<!--still card-3-->');
  expect(fillStillParts(stillMark('card-3'), undefined)).toBe('<!--still card-3-->');
});
