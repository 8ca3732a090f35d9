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
  summary:
    'The motif of the design: a dimension line drawn to scale; under a picture, to the scale of that picture. Never just decoration.',
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
    { id: 'bare', title: 'Without words', args: { value: 60, kind: 'cabinet' } },
    {
      id: 'long',
      title: 'Long text',
      args: { value: 90, kind: 'cabinet', children: words('90 cm', 'Spülenunterschrankmindestbreite ohne Auszugsfront') },
    },
  ],
  keyboard: [],
  transcript: [
    { action: 'Read a card', heard: '60 cm cabinet' },
    { action: 'Read the end of a list', heard: '6 of 12' },
  ],
  use: {
    do: [
      'Place text beside it that says the same.',
      'Use one scale per list; under a picture, use the scale of the picture.',
      'Use it for widths, reaches, periods, shares and positions.',
    ],
    dont: ['Do not use it as a divider.', 'Do not mix reaches and cabinet widths in one row without saying so.', 'Do not colour it.'],
  },
  notes: [
    'The line is hidden from screen readers; the text beside it carries the meaning.',
    'A progress above 100 per cent is drawn 3 px thick and open at its end, and the text says by how much it exceeds the limit.',
  ],
  states: {
    prop: 'kind',
    values: ['cabinet', 'reach', 'progress'],
    columns: [
      { title: 'Available', args: { value: 60, maxWidth: '14rem', children: words('60', 'of 100') } },
      {
        title: 'Not available',
        selector: '.line[data-missing]',
        args: { value: 60, maxWidth: '14rem', isMissing: true, children: words('60', 'of 100') },
      },
      { title: 'Over the limit', selector: '.line[data-over]', args: { value: 130, maxWidth: '14rem', children: words('130', 'of 100') } },
    ],
  },
};
