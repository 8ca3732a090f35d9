import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reactAriaStyleTexts } from './react-aria-style.ts';

const sourceOf = (file: string): string => readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8');

test('the styles that are allowed are those of the installed react-aria', () => {
  const [pressable, still] = reactAriaStyleTexts;
  const pressSource = sourceOf('interactions/usePress.js').replace(/\[\$\{\S+PRESSABLE_ATTRIBUTE\}\]/, '[data-react-aria-pressable]');
  expect(pressSource).toContain(pressable);
  expect(pressSource).toContain("'data-react-aria-pressable'");
  expect(sourceOf('overlays/usePreventScroll.js')).toContain(still);
});

test('react-aria writes no other style element into a page', () => {
  for (const file of ['interactions/usePress.js', 'overlays/usePreventScroll.js']) {
    expect(sourceOf(file).match(/createElement\('style'\)/g)).toHaveLength(1);
  }
});
