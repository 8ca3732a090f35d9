import type { ComponentProps } from 'react';
import { Carousel } from '#client/primitives/carousel/carousel.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { samplePicture } from './sample-picture.ts';
import type { Story } from './story.ts';

const texts = { label: 'New at Undula', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
const slides = [1, 2, 3, 4, 5].map((count) => ({
  id: `slide-${count}`,
  label: `${count} of 5`,
  content: <Tile picture={samplePicture} alt={`Sink ${count}`} sizes="50vw" ratio="4/3" />,
}));

const Example = (props: ComponentProps<typeof Carousel>) => (
  <div style={{ inlineSize: '100%' }}>
    <Carousel {...props} />
  </div>
);

export const story: Story<ComponentProps<typeof Carousel>> = {
  slug: 'carousel',
  title: 'Carousel',
  group: 'Content',
  summary: 'Slides in a row. On wide screens products stand in a grid instead.',
  component: Example,
  variants: [
    { id: 'one', title: 'One at a time', args: { texts, slides } },
    { id: 'cards', title: 'Cards', args: { texts, slides, perView: 'cards' } },
    { id: 'autoplay', title: 'By itself', args: { texts, slides, autoplayMs: 5000 } },
  ],
  props: [
    { name: 'perView', type: "'one' | 'cards' | 'grid'", standard: "'one'", meaning: 'Cards 1, 1, 2, 3, 4 and grid 1, 3, 4 by size class' },
    { name: 'autoplayMs', type: 'number', standard: '—', meaning: 'How long a slide stays; left out: by hand only' },
    { name: 'isLooping', type: 'boolean', standard: 'true', meaning: 'After the last comes the first' },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Previous, next, pause, then what the slide holds' }],
  notes: ['Stops while it is pointed at or focused, and for good with reduced motion.', 'A change is read out only when it was asked for.'],
};
