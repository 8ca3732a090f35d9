import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashSource } from './hash-source.ts';
import { libraryStyles } from './library-styles.ts';

const sourceOf = (file: string): string => readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8');
const reactAria = (file: string): string => readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8');

test('the policy allows the style of the installed 3-D viewer', () => {
  const [style = '', ...others] = [...sourceOf('@google/model-viewer/lib/template.js').matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, text]) => text,
  );
  expect([others, /[\\`]|\$\{/.test(style)]).toEqual([[], false]);
  expect(libraryStyles.modelViewer).toEqual([hashSource(style)]);
});

test('the policy allows the style of the installed sonner', () => {
  const [, literal = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(sourceOf('sonner')) ?? [];
  expect(libraryStyles.sonner).toEqual([hashSource(''), hashSource(String(JSON.parse(literal)))]);
});

test('the policy allows the styles of the installed react-aria, which writes no other', () => {
  const pressableStyle = '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}';
  const lockScroll = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}';
  const [pressableSource, lockScrollSource] = [reactAria('interactions/usePress.js'), reactAria('overlays/usePreventScroll.js')];
  expect(pressableSource.replace(/\[\$\{\S+PRESSABLE_ATTRIBUTE\}\]/, '[data-react-aria-pressable]')).toContain(pressableStyle);
  expect(pressableSource).toContain("'data-react-aria-pressable'");
  expect(lockScrollSource).toContain(lockScroll);
  for (const source of [pressableSource, lockScrollSource]) expect(source.match(/createElement\('style'\)/g)).toHaveLength(1);
  expect(libraryStyles.reactAria).toEqual([pressableStyle, lockScroll].map(hashSource));
});
