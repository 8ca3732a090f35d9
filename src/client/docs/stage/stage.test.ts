import { expect, test } from 'vitest';
import type { Control, SourceEntry } from '#stories/entry.ts';
import { applyChanges, checkChanges, readChanges } from './changes.ts';
import { codeOf } from './code-of.ts';
import { ownArgs, sourceOf } from './source-of.ts';
import { frameAddress, readView, writeView } from './view.ts';

const what = { standard: null, isRequired: false } as const;
const controls: Control[] = [
  { ...what, name: 'variant', kind: 'list', values: ['solid', 'line'] },
  { ...what, name: 'isBusy', kind: 'box' },
  { ...what, name: 'label', kind: 'text', isRequired: true },
  { ...what, name: 'most', kind: 'number' },
];

test('T-05 the shown code is what one would write', () => {
  expect(codeOf('Button', { children: 'All sinks', variant: 'line', isBlock: true, isBusy: false })).toBe(
    '<Button variant="line" isBlock>All sinks</Button>',
  );
  expect(codeOf('Stepper', { max: 9, onChange: () => {} })).toBe('<Stepper max={9} onChange={() => {…}} />');
  expect(codeOf('Tabs', { tabs: [{ id: 'a', label: "It's" }], t: 'a "quote"' })).toBe(
    `<Tabs tabs={[{ id: 'a', label: 'It\\'s' }]} t={'a "quote"'} />`,
  );
});

test('T-05 code that is too long for one line puts each property on its own', () => {
  const text = 'Zahlungspflichtig bestellen und Liefertermin im nächsten Schritt wählen';
  expect(codeOf('Button', { variant: 'solid', isBlock: true, children: text })).toBe(
    ['<Button', '  variant="solid"', '  isBlock', '>', `  ${text}`, '</Button>'].join('\n'),
  );
});

const sourceWith = (name: string, props: Record<string, 'required' | '—'>): SourceEntry => ({
  file: 'src/planted.tsx',
  name,
  meaning: '',
  extends: [],
  props: Object.entries(props).map(([prop, standard]) => ({ name: prop, standard, type: 'string', meaning: '' })),
});

test('T-05 the code names the component that an example shows, with its accepted and required arguments', () => {
  const sheet = sourceWith('Sheet', { title: 'required', onClose: 'required', children: 'required', size: '—' });
  const row = sourceWith('Row', { label: 'required', size: '—' });
  expect(sourceOf({ sources: [sheet, row] }, { label: 'Name', size: 's' })).toBe(row);
  expect(sourceOf({ sources: [sheet, row] }, { pattern: 'stage' })).toBe(sheet);
  expect(codeOf('Sheet', ownArgs(sheet, { title: 'Cart', room: '20rem' }))).toBe('<Sheet title="Cart" onClose={() => {…}}>…</Sheet>');
});

test('T-05 a shared URL restores the whole view', () => {
  const view = {
    example: 'line',
    changes: { variant: 'line', isBusy: true, most: 3 },
    scheme: 'dark',
    direction: 'rtl',
    size: 200,
    width: 390,
  } as const;
  const query = writeView(view);
  expect(readView(new URLSearchParams(query), ['solid', 'line'], controls)).toEqual(view);
  expect(writeView({ changes: {} })).toBe('');
});

test('T-05 nothing in a shared URL is trusted', () => {
  const query = new URLSearchParams({
    example: 'none',
    args: JSON.stringify({ variant: 'pill', isBusy: 'yes', label: null, most: 'NaN', onClick: 'alert(1)', dangerouslySetInnerHTML: {} }),
    scheme: 'pink',
    direction: 'up',
    size: '900',
    width: '1',
  });
  expect(readView(query, ['solid'], controls)).toEqual({ changes: {} });
  expect(readChanges('{"variant":', controls)).toEqual({});
  expect(readChanges('null', controls)).toEqual({});
  expect(checkChanges({ label: 'x'.repeat(501) }, controls)).toEqual({});
  expect(readChanges('{"__proto__": {"variant": "line"}, "isBusy": true}', controls)).toEqual({ isBusy: true });
});

test('T-05 a change replaces an argument, null removes it', () => {
  expect(applyChanges({ variant: 'solid', most: 3 }, { variant: 'line', most: null })).toEqual({ variant: 'line' });
});

test('T-05 a standalone example has the same view settings', () => {
  expect(frameAddress('button', 'solid', { changes: { isBusy: true }, scheme: 'dark', width: 390 })).toBe(
    '/docs/frame/button/solid?args=%7B%22isBusy%22%3Atrue%7D&scheme=dark',
  );
});
