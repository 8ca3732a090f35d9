import type { ComponentProps } from 'react';
import { CardGrid } from '#client/primitives/card/card-grid.tsx';
import { ContentCard } from '#client/primitives/card/content-card.tsx';
import { JobCard } from '#client/primitives/card/job-card.tsx';
import { ProductCard } from '#client/primitives/card/product-card.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import { CardSkeleton } from '#client/primitives/skeleton/card-skeleton.tsx';
import { Skeleton } from '#client/primitives/skeleton/skeleton.tsx';
import { contentCard, delta, foundry, jobs, lagune, withWishlist } from './sample-cards.tsx';
import { samplePicture, sampleSurface } from './sample-picture.ts';
import type { Story } from './story.ts';

type Shown =
  | ComponentProps<typeof ProductCard>
  | ComponentProps<typeof ContentCard>
  | ComponentProps<typeof JobCard>
  | ComponentProps<typeof CardGrid>
  | ComponentProps<typeof Tile>
  | { label: string };
type Props = Shown & { level?: 2 | 3 | 4; 'data-show'?: 'hover' | 'focus' };

const cardOf = (props: Shown) => {
  if ('measure' in props) return <ProductCard {...props} />;
  if ('headline' in props) return <ContentCard {...props} />;
  if ('facts' in props) return <JobCard {...props} />;
  if ('cards' in props) return <CardGrid {...props} />;
  if ('picture' in props) return <Tile {...props} />;
  return (
    <Skeleton label={props.label}>
      <CardSkeleton />
    </Skeleton>
  );
};

const Example = ({ 'data-show': show, ...props }: Props) => (
  <section data-show={show} style={'cards' in props ? undefined : { maxInlineSize: 'calc(var(--label) * 2)' }}>
    {cardOf(props)}
  </section>
);

const small = {
  ...delta,
  name: 'Delta 45',
  href: '/docs/card#45',
  kind: 'Granite sink with drainer',
  badge: undefined,
  measure: { ...delta.measure, centimetres: 45, value: '45 cm' },
  price: { ...delta.price, value: '€329.00' },
};
const products = [delta, lagune, small];

export const story: Story<Props> = {
  slug: 'card',
  title: 'Card',
  group: 'Content',
  summary:
    'Links to one product, page or job, with a picture, a name and a description. The whole card is a single link; further actions sit on top of it.',
  component: Example,
  variants: [
    { id: 'product', title: 'Product', args: delta },
    { id: 'wish', title: 'Product with wish and button', args: withWishlist },
    { id: 'tap', title: 'Tap, sold out', args: lagune },
    {
      id: 'reduced',
      title: 'Reduced',
      args: {
        ...delta,
        price: { ...delta.price, value: '€399.00', reference: { label: 'Lowest price of the last 30 days', value: '€449.00' } },
      },
    },
    {
      id: 'long',
      title: 'Long words',
      args: {
        ...delta,
        name: 'Unterbauspüle Donaudampfschifffahrt 60',
        kind: 'Quarzverbundwerkstoffspüle mit Restebecken, Abtropffläche und Siebkorbventilfernbedienung, Becken rechts',
        measure: {
          kind: 'cabinet',
          centimetres: 60,
          frame: 137.6,
          words: { before: '', value: '60 cm', after: ' Unterschrankmindestbreite' },
        },
      },
    },
    { id: 'missing', title: 'Picture missing', args: { ...delta, picture: undefined, alt: '', badge: undefined } },
    {
      id: 'row',
      title: 'Row',
      args: { columns: 3, layout: 'row', cards: products.map((card) => ({ id: card.href, card: <ProductCard {...card} sizes="33vw" /> })) },
    },
    {
      id: 'list',
      title: 'List',
      args: { columns: 3, cards: products.map((card) => ({ id: card.href, card: <ProductCard {...card} sizes="33vw" /> })) },
    },
    { id: 'content', title: 'Content', args: contentCard },
    {
      id: 'content-row',
      title: 'Content row',
      args: {
        columns: 4,
        rows: 3,
        layout: 'row',
        cards: ['Granite', 'Stainless steel, brushed or smooth', 'Ceramic', 'Brass'].map((headline) => ({
          id: headline,
          card: <ContentCard {...contentCard} headline={headline} />,
        })),
      },
    },
    { id: 'job', title: 'Job', args: foundry },
    {
      id: 'job-row',
      title: 'Jobs',
      args: { columns: 3, rows: 2, layout: 'stack', cards: jobs.map((job) => ({ id: job.href, card: <JobCard {...job} /> })) },
    },
    { id: 'skeleton', title: 'On its way', args: { label: 'The products are loading' } },
    {
      id: 'square',
      title: 'Tile, square',
      args: { picture: samplePicture, alt: 'Granite sink with drainer', sizes: '20rem', ratio: '1/1' },
    },
    { id: 'wide', title: 'Tile, 5 : 4', args: { picture: samplePicture, alt: 'Granite sink with drainer', sizes: '20rem', ratio: '5/4' } },
    {
      id: 'surface',
      title: 'Tile, cropped',
      args: { picture: sampleSurface, alt: 'Brushed steel, from close by', sizes: '20rem', fit: 'cover' },
    },
  ],
  source: [
    { file: 'src/client/primitives/card/product-card.tsx', name: 'ProductCard' },
    { file: 'src/client/primitives/card/content-card.tsx', name: 'ContentCard' },
    { file: 'src/client/primitives/card/job-card.tsx', name: 'JobCard' },
    { file: 'src/client/primitives/card/card-grid.tsx', name: 'CardGrid' },
    { file: 'src/client/primitives/picture/tile.tsx', name: 'Tile' },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'Moves to the card, then to its wishlist button and other actions' },
    { keys: ['Enter'], effect: 'Opens the page that the card links to' },
  ],
  transcript: [
    { action: 'Next heading', heard: 'Delta 60 S, heading level 3, link' },
    {
      action: 'Read on (Down arrow)',
      heard: 'Granite sink with second bowl and drainer. 4 colours. €449.00 incl. VAT. Delivered in 2–3 working days',
    },
    { action: 'Tab', heard: 'Add Delta 60 S to the wish list, button' },
  ],
  use: {
    do: [
      'Let texts be as long as they need: the rows of neighbouring cards align.',
      'Say what the measure line measures: cabinet widths and spout reaches can appear in the same row.',
      'Include the product name in the accessible names of its buttons.',
    ],
    dont: [
      'Do not put shadows, frames or backgrounds around products: the tile is the background.',
      'Do not place text or badges over the product.',
      'Do not add a second link to the same page within the card.',
    ],
  },
  notes: [
    'The name is the only link; its click area covers the whole card, so that a screen reader announces just the name as the link.',
    'The picture has an alt text; if the headline says the same, the alt text is empty.',
    'The focus ring surrounds the whole card, 8 px outside its picture.',
    'In the dark scheme a product tile is dimmed as a whole; a cropped picture is dimmed less.',
  ],
  states: {
    prop: 'level',
    values: ['3'],
    columns: [
      { title: 'Default', args: {} },
      { title: 'Hover: the picture grows by 1.5 %', selector: 'article:hover', args: {} },
      { title: 'Focus', selector: '.cover:focus-visible', args: { 'data-show': 'focus' } },
    ],
  },
};
