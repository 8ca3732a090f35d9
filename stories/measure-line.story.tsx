import type { ComponentProps } from 'react';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { Story } from './story.ts';

const words = (number: string, rest: string) => (
  <>
    <b>{number}</b> {rest}
  </>
);

const Example = (props: ComponentProps<typeof MeasureLine>) => (
  <div style={{ inlineSize: '22rem', maxInlineSize: '100%' }}>
    <MeasureLine {...props} />
  </div>
);

export const story: Story<ComponentProps<typeof MeasureLine>> = {
  slug: 'measure-line',
  title: 'Measure line',
  group: 'Content',
  summary: 'The house motif: a dimension line, to scale, the whole line one metre. Never mere decoration.',
  component: Example,
  variants: [
    { id: 'cabinet', title: 'Cabinet', args: { value: 60, kind: 'cabinet', children: words('60 cm', 'cabinet') } },
    { id: 'reach', title: 'Reach of a tap', args: { value: 22, kind: 'reach', children: words('22 cm', 'reach') } },
    {
      id: 'missing',
      title: 'Searched, not there',
      args: { value: 40, kind: 'cabinet', isMissing: true, children: words('40 cm', 'none') },
    },
    { id: 'progress', title: 'Progress', args: { value: 50, kind: 'progress', children: words('6', 'of 12') } },
  ],
  props: [
    { name: 'value', type: 'number', standard: '—', meaning: 'Centimetres, or per cent of a progress' },
    { name: 'kind', type: "'cabinet' | 'reach' | 'progress'", standard: "'cabinet'", meaning: 'A reach begins at the middle of the tap' },
    { name: 'isMissing', type: 'boolean', standard: 'false', meaning: 'Dashed' },
  ],
  keyboard: [],
  notes: ['The line is seen only; the words beside it carry the meaning.'],
};
