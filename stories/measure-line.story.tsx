import type { ComponentProps } from 'react';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import type { Story } from './story.ts';

const words = (number: string, rest: string) => (
  <>
    <b>{number}</b> {rest}
  </>
);

type Props = ComponentProps<typeof MeasureLine> & { maxWidth?: string };

const Example = ({ maxWidth = '24rem', ...props }: Props) => (
  <div style={{ inlineSize: maxWidth, maxInlineSize: '100%' }}>
    <MeasureLine {...props} />
  </div>
);

export const story: Story<Props> = {
  slug: 'measure-line',
  title: 'Measure line',
  group: 'Content',
  summary: 'The house motif: a dimension line, to scale, under a picture to the scale of that picture. Never mere decoration.',
  component: Example,
  source: [{ file: 'src/client/primitives/measure-line/measure-line.tsx', name: 'MeasureLine' }],
  variants: [
    { id: 'cabinet', title: 'Cabinet', args: { value: 60, kind: 'cabinet', children: words('60 cm', 'cabinet') } },
    { id: 'narrow', title: 'Narrow cabinet', args: { value: 30, kind: 'cabinet', children: words('30 cm', 'cabinet') } },
    { id: 'wide', title: 'The whole metre', args: { value: 100, kind: 'cabinet', children: words('100 cm', 'cabinet') } },
    { id: 'reach', title: 'Reach of a tap', args: { value: 22, kind: 'reach', children: words('22 cm', 'reach') } },
    { id: 'width', title: 'Width of the picture above', args: { kind: 'width', children: 'Width 1000 mm' } },
    {
      id: 'missing',
      title: 'Searched, not there',
      args: { value: 40, kind: 'cabinet', isMissing: true, children: words('40 cm', 'none') },
    },
    { id: 'progress', title: 'Progress', args: { value: 50, kind: 'progress', children: words('6', 'of 12') } },
    { id: 'period', title: 'A period', args: { value: (3 / 14) * 100, kind: 'progress', children: words('Day 3', 'of 14') } },
    {
      id: 'place',
      title: 'Place in what scrolls',
      args: { value: 40, from: 30, kind: 'progress', children: '2 to 3 of 5, swipe sideways' },
    },
    { id: 'over', title: 'Too much', args: { value: 128, kind: 'progress', children: words('10.2', 'of 8 MB, 2.2 MB too much') } },
    { id: 'check', title: 'Check line on paper', args: { kind: 'check', children: words('100 mm', 'check line') } },
    { id: 'bare', title: 'Without words', args: { value: 60, kind: 'cabinet' } },
    {
      id: 'long',
      title: 'Long text',
      args: { value: 90, kind: 'cabinet', children: words('90 cm', 'Spülenunterschrankmindestbreite ohne Auszugsfront') },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Read the card', heard: '60 cm cabinet' },
    { action: 'Read the list', heard: '6 of 12' },
  ],
  use: {
    do: [
      'Put words beside it that say the same.',
      'Keep one scale in a list; under pictures it is theirs.',
      'Use it for widths, reach, periods, shares and places.',
    ],
    dont: ['Do not use it as a divider.', 'Do not compare a reach with a cabinet in one row without saying so.', 'Do not colour it.'],
  },
  notes: [
    'The line is seen only; the words beside it carry the meaning.',
    'A value above 100 per cent is too much: 3 px, open at its end, and the words say by how much.',
    'The check line is 100 mm on paper, to lay a ruler on; a screen may show less.',
  ],
  states: {
    prop: 'kind',
    values: ['cabinet', 'reach', 'progress'],
    columns: [
      { title: 'There', args: { value: 60, maxWidth: '14rem', children: words('60', 'of 100') } },
      {
        title: 'Not there',
        selector: '.line[data-missing]',
        args: { value: 60, maxWidth: '14rem', isMissing: true, children: words('60', 'of 100') },
      },
      { title: 'Too much', selector: '.line[data-over]', args: { value: 130, maxWidth: '14rem', children: words('130', 'of 100') } },
    ],
  },
};
