import { expect, test } from 'vitest';
import { modelViewerStyles, viewerStyleWithin } from './model-viewer-style.ts';

test('the style of the 3-D viewer is read from its template', () => {
  expect(viewerStyleWithin('html`\n<style>\n:host { display: block; }\n</style>\n<p>`')).toBe('\n:host { display: block; }\n');
});

test.each(['html`<p>`', 'html`<style>a</style><style>b</style>`', 'html`<style>$' + '{more}</style>`', 'html`<style>\\n</style>`'])(
  'a viewer that brings its style in another way stops the start: %s',
  (template) => {
    expect(() => viewerStyleWithin(template)).toThrow('model-viewer');
  },
);

test('the installed viewer has one word in the policy', () => {
  expect(modelViewerStyles).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
});
