import type { ComponentProps } from 'react';
import { Price } from '#client/primitives/price/price.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Price>> = {
  slug: 'price',
  title: 'Price',
  group: 'Content',
  summary: 'An amount in tabular figures with its tax note.',
  component: Price,
  variants: [
    { id: 'tile', title: 'Tile', args: { value: '€449.00', note: 'incl. VAT', size: 'm' } },
    { id: 'line', title: 'Cart line', args: { value: '€449.00', size: 's' } },
    { id: 'box', title: 'Buy box', args: { value: '€449.00', note: 'incl. 19 % VAT, delivery free', size: 'l' } },
    { id: 'out', title: 'Not in the sum', args: { value: '€449.00', size: 's', isOut: true } },
  ],
  props: [
    { name: 'value', type: 'string', standard: '—', meaning: 'Formatted for the locale' },
    { name: 'note', type: 'string', standard: '—', meaning: 'Tax, delivery; may wrap below' },
    { name: 'size', type: "'s' | 'm' | 'l'", standard: "'m'", meaning: 'Line, tile, buy box' },
    { name: 'isOut', type: 'boolean', standard: 'false', meaning: 'No longer part of a sum' },
  ],
  keyboard: [],
  notes: ['No strike-through and no percentage without its reference price.'],
};
