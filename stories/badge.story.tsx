import type { ComponentProps } from 'react';
import { Badge } from '#client/primitives/badge/badge.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { samplePicture } from './sample-picture.ts';
import type { Story } from './story.ts';

const Example = (props: ComponentProps<typeof Badge>) =>
  props.variant === undefined || props.variant === 'corner' ? (
    <div style={{ inlineSize: 'calc(var(--label) * 1.5)', maxInlineSize: '100%' }}>
      <Tile picture={samplePicture} alt="Granite sink with drainer" sizes="15rem">
        <Badge {...props} />
      </Tile>
    </div>
  ) : (
    <Badge {...props} />
  );

export const story: Story<ComponentProps<typeof Badge>> = {
  slug: 'badge',
  title: 'Badge',
  group: 'Content',
  summary: 'A short label on a product. Always words, with an icon where it states availability; never colour alone, and never in a box.',
  component: Example,
  variants: [
    { id: 'corner', title: 'Corner of a tile', args: { children: 'Bestseller', variant: 'corner' } },
    { id: 'good', title: 'In stock', args: { children: 'Delivered in 2–3 working days', variant: 'good' } },
    { id: 'wait', title: 'Few or later', args: { children: 'Only 3 left, delivered in 2–3 working days', variant: 'wait' } },
    { id: 'none', title: 'Sold out', args: { children: 'Not available at present', variant: 'none' } },
    { id: 'long', title: 'Long words', args: { children: 'Wiederverfügbarkeitsbenachrichtigung möglich', variant: 'corner' } },
  ],
  source: [{ file: 'src/client/primitives/badge/badge.tsx', name: 'Badge' }],
  keyboard: [],
  transcript: [
    { action: 'Read on in a card (Down arrow)', heard: 'Granite sink with drainer, graphic. Bestseller' },
    { action: 'Read on (Down arrow)', heard: 'Delivered in 2–3 working days' },
  ],
  use: {
    do: ['Use one word or one short sentence.', 'State how many are left and when the product will be delivered.'],
    dont: [
      'Do not place more than one in a corner.',
      'Do not use percentages or exclamation marks.',
      'Do not make it look clickable: a badge is not interactive.',
    ],
  },
  notes: [
    'The contrast on the page background is at least 6.9 : 1 in both schemes; a corner badge sits on the background of the tile, which is the same in both.',
    'The icon is hidden from screen readers; the text carries the meaning.',
  ],
  looks: [
    { title: 'Corner of a tile', selector: '.badge[data-variant="corner"]', example: 'corner' },
    { title: 'In stock', selector: '.badge[data-variant="good"]', example: 'good' },
    { title: 'Few or later', selector: '.badge[data-variant="wait"]', example: 'wait' },
    { title: 'Unavailable', selector: '.badge[data-variant="none"]', example: 'none' },
  ],
};
