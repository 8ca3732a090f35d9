import type { ComponentProps } from 'react';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { samplePicture } from './sample-picture.ts';
import type { Story } from './story.ts';

const Example = (props: ComponentProps<typeof Tile>) => (
  <div style={{ inlineSize: '18rem' }}>
    <Tile {...props} />
  </div>
);

export const story: Story<ComponentProps<typeof Tile>> = {
  slug: 'card',
  title: 'Tile',
  group: 'Content',
  summary: 'A product on the one ground that all products share. Nothing covers it, no crop cuts it.',
  component: Example,
  variants: [
    { id: 'square', title: 'Square', args: { picture: samplePicture, alt: 'Granite sink with drainer', sizes: '18rem', ratio: '1/1' } },
    { id: 'wide', title: '5 : 4', args: { picture: samplePicture, alt: 'Granite sink with drainer', sizes: '18rem', ratio: '5/4' } },
    { id: 'missing', title: 'Picture missing', args: { picture: undefined, alt: '', sizes: '18rem', ratio: '1/1' } },
  ],
  props: [
    { name: 'alt', type: 'string', standard: '—', meaning: 'What is to be seen' },
    { name: 'ratio', type: "'1/1' | '5/4' | '4/3'", standard: "'1/1'", meaning: 'Square in lists and cart, 5 : 4 on the product page' },
    { name: 'fit', type: "'contain' | 'cover'", standard: "'contain'", meaning: 'Cover for rooms and surfaces only' },
  ],
  keyboard: [],
  notes: ['Dark scheme: the tile is dimmed as a whole, like a lit display case.'],
};
