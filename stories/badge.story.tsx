import type { ComponentProps } from 'react';
import { Badge } from '#client/primitives/badge/badge.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Badge>> = {
  slug: 'badge',
  title: 'Badge',
  group: 'Content',
  summary: 'A word about a product. Words and an icon, never colour alone, and never a box.',
  component: Badge,
  variants: [
    { id: 'line', title: 'Plain', args: { children: 'Bestseller', variant: 'line' } },
    { id: 'good', title: 'In stock', args: { children: 'Delivered in 2–3 working days', variant: 'good' } },
    { id: 'wait', title: 'Later', args: { children: 'Delivered in 3 weeks', variant: 'wait' } },
    { id: 'none', title: 'Sold out', args: { children: 'Not available at present', variant: 'none' } },
  ],
  props: [
    { name: 'children', type: 'string', standard: '—', meaning: 'The word' },
    {
      name: 'variant',
      type: "'corner' | 'line' | 'good' | 'wait' | 'none'",
      standard: "'corner'",
      meaning: 'Corner of a tile, or a line with its icon',
    },
  ],
  keyboard: [],
  notes: ['Contrast of at least 6.9 on paper in both schemes.'],
};
