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
  summary: 'A row of slides that loops. For stages and pictures; on wide screens show products in a grid instead.',
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
    { keys: ['Tab'], effect: 'Moves to pause, previous and next, then to the content of the visible slides; stops autoplay' },
    { keys: ['Enter', 'Space'], effect: 'Activates the button' },
    { keys: ['Left', 'Right'], effect: 'Scrolls a row that has not been moved yet and contains nothing focusable' },
  ],
  transcript: [
    { action: 'Tab into the carousel', heard: 'New at Undula, carousel. Play slides, button' },
    { action: 'Tab twice', heard: 'Next slide, button' },
    { action: 'Enter', heard: '2 of 3, slide. Delta 45' },
    { action: 'Tab', heard: '2 of 3, slide. Delta 45, link' },
  ],
  use: {
    do: [
      'Put the most important content on the first slide: many people see no other.',
      'Name each slide by its position: “2 of 5”.',
      'Use autoplay only if all slides are equally important.',
    ],
    dont: [
      'Do not hide products in it on wide screens: a grid shows them all.',
      'Do not place text over pictures; place it beside them.',
      'Do not use it for consecutive steps: use a track.',
    ],
  },
  notes: [
    'Follows the carousel pattern of the ARIA Authoring Practices: a region with the role description “carousel”, groups with “slide”, the pause button first.',
    'Autoplay pauses on hover, stops for good on keyboard or pointer interaction, and never starts by itself under reduced motion.',
    'Slides out of view are inert. Changes made by the user are announced (`aria-live="polite"`), those made by autoplay are not (`off`).',
    'Until the first interaction, and without script, the row scrolls with scroll snapping; the carousel engine (embla) is loaded on that interaction.',
    'Slides are 84 px apart; a transition takes 300 ms.',
  ],
  states: {
    prop: 'perView',
    values: ['one'],
    columns: [
      { title: 'Before interaction: native scrolling', selector: '.viewport:not([data-led])', args: { maxWidth: '15rem' } },
      { title: 'Autoplay running', selector: '.row[aria-live="off"]', args: { maxWidth: '18rem', isAutoplaying: true } },
      { title: 'Single slide', args: { maxWidth: '15rem', slides: slidesOf(1) } },
    ],
  },
};
