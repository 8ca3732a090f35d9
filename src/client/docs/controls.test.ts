import { expect, test } from 'vitest';
import { codeOf, findControl } from './controls.ts';

const prop = (type: string) => ({ name: 'variant', type, standard: '—', meaning: '' });

test('T-05 the type of a property decides its control', () => {
  expect(findControl(prop("'solid' | 'line'"))).toEqual({ name: 'variant', kind: 'list', values: ['solid', 'line'] });
  expect(findControl(prop('boolean'))?.kind).toBe('box');
  expect(findControl(prop('string'))?.kind).toBe('text');
  expect(findControl(prop('Tab[]'))).toBeUndefined();
});

test('T-05 the shown code is what one would write', () => {
  expect(codeOf('Button', { children: 'All sinks', variant: 'line', isBlock: true, isBusy: false })).toBe(
    '<Button variant="line" isBlock>All sinks</Button>',
  );
  expect(codeOf('Stepper', { max: 9 })).toBe('<Stepper max={9} />');
});
