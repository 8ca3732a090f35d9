import { expect, test } from 'vitest';
import { sonnerStyles, styleWithin } from './sonner-style.ts';

test('the style that sonner writes into a page is read from its source, escapes and all', () => {
  expect(styleWithin('a();__insertCSS("[data-sonner-toast]{content:\\"x\\"}");b()')).toBe('[data-sonner-toast]{content:"x"}');
});

test('a sonner that inserts its style in another way stops the start instead of losing its clothes', () => {
  expect(() => styleWithin('insertStyle(css)')).toThrow('sonner');
});

test('the installed sonner has two words in the policy', () => {
  expect(sonnerStyles).toHaveLength(2);
  for (const word of sonnerStyles) expect(word).toMatch(/^'sha256-[\w+/]{43}='$/);
});
