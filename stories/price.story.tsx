import type { ComponentProps } from 'react';
import { Price } from '#client/primitives/price/price.tsx';
import type { Story } from './story.ts';

const Example = (props: ComponentProps<typeof Price>) => (
  <p>
    <Price {...props} />
  </p>
);

export const story: Story<ComponentProps<typeof Price>> = {
  slug: 'price',
  title: 'Price',
  group: 'Content',
  summary:
    'An amount with its tax note; if reduced, with the lowest price of the last 30 days. In columns, the container sets tabular figures.',
  component: Example,
  variants: [
    { id: 'tile', title: 'Tile', args: { value: '€449.00', note: 'incl. VAT', size: 'm' } },
    { id: 'line', title: 'Cart line', args: { value: '€449.00', size: 's' } },
    { id: 'box', title: 'Buy box', args: { value: '€449.00', note: 'incl. 19 % VAT, delivery free', size: 'l' } },
    {
      id: 'reduced',
      title: 'Reduced',
      args: { value: '€399.00', note: 'incl. VAT', reference: { label: 'Lowest price of the last 30 days', value: '€449.00' } },
    },
    {
      id: 'reduced-box',
      title: 'Reduced, buy box',
      args: {
        value: '399,00 €',
        note: 'inkl. 19 % MwSt.',
        size: 'l',
        reference: { label: 'Niedrigster Preis der letzten 30 Tage', value: '449,00 €' },
      },
    },
    { id: 'unit', title: 'By unit', args: { value: '€18.60', note: 'incl. VAT', unit: '€12.40 per metre' } },
    { id: 'out', title: 'Not in the sum', args: { value: '€449.00', size: 's', isOut: true } },
    { id: 'dong', title: 'Many digits', args: { value: '11.990.000 ₫', note: 'đã gồm VAT' } },
    { id: 'yen', title: 'Yen', args: { value: '￥69,800', note: '税込' } },
  ],
  source: [{ file: 'src/client/primitives/price/price.tsx', name: 'Price' }],
  keyboard: [],
  transcript: [
    { action: 'Read on (Down arrow)', heard: '€449.00 incl. VAT' },
    { action: 'Read on to a reduced price', heard: '€399.00 incl. VAT Lowest price of the last 30 days €449.00' },
  ],
  use: {
    do: [
      'Format it for the locale, with the sign of its currency.',
      'Place tax and delivery notes right beside the amount.',
      'Compare a reduced price with the lowest price of the last 30 days, in words.',
    ],
    dont: [
      'Do not strike a price through without naming the reference price.',
      'Do not use percentages, countdowns or red.',
      'Do not break an amount across lines.',
    ],
  },
  notes: [
    'The words before the struck-through amount say what it is; screen readers do not announce the line itself.',
    'Tabular figures align amounts that are listed below each other.',
  ],
  looks: [
    { title: 'Small', selector: '[data-size="s"] .value', example: 'line' },
    { title: 'Large', selector: '[data-size="l"] .value', example: 'box' },
    { title: 'Excluded from the total', selector: '[data-out] .value', example: 'out' },
    { title: 'Note', selector: '.note', example: 'tile' },
  ],
};
