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
    'An amount with its tax note; reduced, with the lowest price of the last 30 days. In a column its container sets figures of one width.',
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
    { action: 'Read on', heard: '€449.00 incl. VAT' },
    { action: 'Read on to a reduced one', heard: '€399.00 incl. VAT. Lowest price of the last 30 days €449.00' },
  ],
  use: {
    do: [
      'Format for the locale, with its own currency sign.',
      'Put tax and delivery right beside the amount.',
      'Compare with the lowest price of the last 30 days, in words.',
    ],
    dont: ['Strike a price through without its reference price.', 'Percentages, countdowns, red.', 'Break an amount over two lines.'],
  },
  notes: [
    'The words before the struck-through amount say what it is; the line alone is not heard.',
    'Tabular figures, so that amounts below each other align.',
  ],
  looks: [
    { title: 'Small', selector: '[data-size="s"] .value', example: 'line' },
    { title: 'Large', selector: '[data-size="l"] .value', example: 'box' },
    { title: 'Not in the sum', selector: '[data-out] .value', example: 'out' },
    { title: 'Remark', selector: '.note', example: 'tile' },
  ],
};
