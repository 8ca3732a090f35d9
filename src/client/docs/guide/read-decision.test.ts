import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDecision } from './read-decision.ts';

test('T-05 a decision is read with its number, its paragraphs, lists and tables', () => {
  const markdown =
    '# 008 Native first\n\n**Context.** Pages must be\nlight, see [003](003.md).\n\nAnd so on.\n\n- one `x`\n  goes on\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
  expect(readDecision(markdown)).toEqual({
    number: '008',
    title: 'Native first',
    blocks: [
      { kind: 'words', head: 'Context', text: 'Pages must be light, see 003.' },
      { kind: 'words', head: undefined, text: 'And so on.' },
      { kind: 'list', items: ['one `x` goes on', 'two'] },
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
  });
});

const files = readdirSync('docs/decisions').filter((file) => file.endsWith('.md'));

test.each(files)('T-05 %s can be shown: a number, a context, a decision, and no Markdown syntax left', (file) => {
  const { number, blocks } = readDecision(readFileSync(`docs/decisions/${file}`, 'utf8'));
  expect(number).toBe(file.slice(0, 3));
  expect(blocks.flatMap((block) => (block.kind === 'words' ? [block.head] : []))).toEqual(expect.arrayContaining(['Context', 'Decision']));
  expect(JSON.stringify(blocks)).not.toMatch(/\*\*|\]\(|^#/);
});
