import type { ComponentProps } from 'react';
import { Carousel } from '#client/primitives/carousel/carousel.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { sampleGallery } from './sample-gallery.ts';
import type { Story } from './story.ts';

const texts = {
  label: 'New at Undula',
  kind: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slides',
  play: 'Play slides',
};

const shown = sampleGallery.map(({ picture }) => picture);
const names = ['Delta 60 S', 'Delta 45', 'Rund 50', 'Kanto 80', 'Linea 90', 'Bogen P', 'Steg'];
const longName = 'Granitspüle mit Restebecken, Abtropffläche und Ablaufgarniturverlängerung';

const slidesOf = (count: number, nameOf = (index: number) => names[index] ?? '') =>
  Array.from({ length: count }, (_, index) => ({
    id: `slide-${index + 1}`,
    label: `${index + 1} of ${count}`,
    content: (
      <div style={{ display: 'grid', gap: 'var(--space-2)' }}>
        <Tile picture={shown[index % shown.length]} alt="" sizes="50vw" ratio="4/3" />
        <TextLink href="/docs/carousel" variant="action">
          {nameOf(index)}
        </TextLink>
      </div>
    ),
  }));

type Props = ComponentProps<typeof Carousel> & { maxWidth?: string };

const Example = ({ maxWidth, ...props }: Props) => (
  <div style={{ inlineSize: maxWidth ?? '100%', maxInlineSize: maxWidth ?? ((props.perView ?? 'one') === 'one' ? '48rem' : 'none') }}>
    <Carousel {...props} />
  </div>
);

export const story: Story<Props> = {
  slug: 'carousel',
  title: 'Carousel',
  group: 'Content',
  summary: 'Slides in a row that goes round. For a stage and for pictures; on wide screens products stand in a grid instead.',
  component: Example,
  source: [{ file: 'src/client/primitives/carousel/carousel.tsx', name: 'Carousel' }],
  variants: [
    { id: 'one', title: 'One at a time', args: { texts, slides: slidesOf(5) } },
    { id: 'cards', title: 'Cards: 1, 1, 2, 3, 4', args: { texts, slides: slidesOf(7), perView: 'cards' } },
    { id: 'grid', title: 'Grid: 1, 3, 4', args: { texts, slides: slidesOf(6), perView: 'grid' } },
    { id: 'autoplay', title: 'By itself, every 5 s', args: { texts, slides: slidesOf(3), isAutoplaying: true } },
    { id: 'module', title: 'By itself, every 4 s', args: { texts, slides: slidesOf(3), isAutoplaying: true, delayMs: 4000 } },
    { id: 'ends', title: 'With two ends', args: { texts, slides: slidesOf(5), isLooping: false } },
    { id: 'few', title: 'Fewer than fit', args: { texts, slides: slidesOf(2), perView: 'cards' } },
    { id: 'long', title: 'Long text', args: { texts, slides: slidesOf(6, () => longName), perView: 'cards' } },
    { id: 'single', title: 'One slide', args: { texts, slides: slidesOf(1) } },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Pause, previous, next, then what the slides in sight hold; what moves by itself stops' },
    { keys: ['Enter', 'Space'], effect: 'Presses the button' },
    { keys: ['Left', 'Right'], effect: 'Scroll a row that nobody has moved yet and that holds nothing to stop at' },
  ],
  transcript: [
    { action: 'Tab into the carousel', heard: 'New at Undula, carousel. Play slides, button' },
    { action: 'Tab twice', heard: 'Next slide, button' },
    { action: 'Enter', heard: '2 of 5, slide. Delta 45, link' },
    { action: 'Tab', heard: '2 of 5, slide. Delta 45, link' },
  ],
  use: {
    do: [
      'Put the most important thing on the first slide: many see no other.',
      'Give each slide a name by its place: “2 of 5”.',
      'Let it move by itself only where slides are equally important.',
    ],
    dont: [
      'Do not hide products in it on wide screens: a grid shows them all.',
      'Do not put text on pictures; it stands beside them.',
      'Do not use it for steps that follow one another: that is a track.',
    ],
  },
  notes: [
    'After the carousel pattern of the ARIA Authoring Practices: a region with the role description “carousel”, groups with “slide”, the rotation control first.',
    'It waits while it is pointed at, stops for good when the keyboard or a hand takes over, and never starts under reduced motion.',
    'Slides out of sight are inert. A change is read out when somebody asked for it (polite), never while it moves by itself (off).',
    'Until somebody means to move it, and without script, the row scrolls and snaps; what leads it (embla) is loaded with the first wish.',
    'Slides stand 84 px apart; a step takes 300 ms.',
  ],
  states: {
    prop: 'perView',
    values: ['one'],
    columns: [
      { title: 'Scrolls, until somebody means to move it', selector: '.viewport:not([data-led])', args: { maxWidth: '15rem' } },
      { title: 'Runs', selector: '.row[aria-live="off"]', args: { maxWidth: '18rem', isAutoplaying: true } },
      { title: 'Holds one slide', args: { maxWidth: '15rem', slides: slidesOf(1) } },
    ],
  },
};
