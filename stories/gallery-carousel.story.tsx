import type { ComponentProps } from 'react';
import { Gallery } from '#client/gallery/gallery.tsx';
import { PictureRow } from '#client/gallery/picture-row.tsx';
import { MeasureLine } from '#client/primitives/measure-line/measure-line.tsx';
import { sampleGallery } from './sample-gallery.ts';
import type { Story } from './story.ts';

type Props = { look: 'product' | 'grid'; pictures: ComponentProps<typeof Gallery>['pictures']; hasMeasure?: boolean };

const textsFor = (count: number) => ({
  label: 'Pictures of Delta 60 S',
  enlarge: 'Enlarge',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  positions: Array.from({ length: count }, (_, index) => `Picture ${index + 1} of ${count}`),
});

const carouselTexts = {
  label: 'Pictures from kitchens',
  kind: 'carousel',
  slide: 'slide',
  previous: 'Previous pictures',
  next: 'Next pictures',
  pause: 'Pause slides',
  play: 'Play slides',
};

const Example = ({ look, pictures, hasMeasure = false }: Props) => {
  const texts = textsFor(pictures.length);
  if (look === 'grid') {
    return (
      <div style={{ inlineSize: '100%' }}>
        <PictureRow pictures={pictures} texts={texts} carouselTexts={carouselTexts} />
      </div>
    );
  }
  return (
    <div style={{ inlineSize: '48rem', maxInlineSize: '100%' }}>
      <Gallery pictures={pictures} texts={texts}>
        {hasMeasure && <MeasureLine kind="width">Width 1000 mm</MeasureLine>}
      </Gallery>
    </div>
  );
};

const many = [...sampleGallery, ...sampleGallery].map(({ picture, ...rest }, index) => ({
  ...rest,
  picture: { ...picture, identifier: `${picture.identifier}-${index}` },
}));

export const story: Story<Props> = {
  slug: 'gallery-carousel',
  title: 'Gallery carousel',
  group: 'Content',
  summary: 'The pictures of one thing: a large one to swipe with small ones below, or a row of equal ones. A press enlarges.',
  component: Example,
  source: [
    { file: 'src/client/gallery/gallery.tsx', name: 'Gallery' },
    { file: 'src/client/gallery/picture-row.tsx', name: 'PictureRow' },
  ],
  variants: [
    { id: 'product', title: 'Product', args: { look: 'product', pictures: sampleGallery, hasMeasure: true } },
    { id: 'grid', title: 'Row: 1, 3, 4', args: { look: 'grid', pictures: sampleGallery } },
    { id: 'many', title: 'Many pictures', args: { look: 'product', pictures: many.slice(0, 8) } },
    { id: 'two', title: 'Two pictures', args: { look: 'product', pictures: sampleGallery.slice(0, 2) } },
    { id: 'single', title: 'One picture', args: { look: 'product', pictures: sampleGallery.slice(0, 1) } },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'The picture in sight, Enlarge, then each small picture' },
    { keys: ['Enter'], effect: 'On a small picture: shows it large. On the large one: opens the lightbox at it' },
    { keys: ['Esc'], effect: 'Closes the lightbox; the focus goes back to where it came from' },
  ],
  transcript: [
    { action: 'Tab into the gallery', heard: 'Pictures of Delta 60 S, region. Granite sink with drainer, from the front, link' },
    { action: 'Tab three times', heard: 'Picture 2 of 5, link' },
    { action: 'Enter', heard: 'Picture 2 of 5, current. The same sink from above' },
    { action: 'Shift + Tab twice, Enter', heard: 'Pictures of Delta 60 S, dialog. Close, button' },
    { action: 'Escape', heard: 'The same sink from above, link' },
  ],
  use: {
    do: [
      'Show the whole product first, then what the hand would look for: surface, drain, kitchen.',
      'Say in the text of each picture what only this one shows.',
      'Set `fit` to cover for rooms and surfaces alone.',
    ],
    dont: ['Do not crop a product.', 'Do not let it move by itself.', 'Do not mix products in one gallery.'],
  },
  notes: [
    'Before script, and without it, the row scrolls, small pictures are anchors, and a press opens the picture alone (M-44).',
    'The picture in sight is marked by aria-current and a 2-px edge; others are inert.',
    'A new picture is read out politely, by what is to be seen on it.',
    'The lightbox is loaded with the first press.',
  ],
  looks: [
    { title: 'Small picture of what is in sight', selector: '.thumbnail[aria-current="true"]', example: 'product' },
    { title: 'Small picture with focus', selector: '.thumbnail:focus-visible' },
    { title: 'One of a row of equal ones', selector: '.tile', example: 'grid' },
  ],
};
