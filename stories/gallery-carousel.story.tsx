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
  summary: 'The pictures of one thing: a large one to swipe with thumbnails below, or a row of equal ones. A click enlarges.',
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
    { keys: ['Tab'], effect: 'Moves to the visible picture, to “Enlarge”, then to each thumbnail' },
    { keys: ['Enter'], effect: 'On a thumbnail: shows its picture. On the large picture: opens the lightbox' },
    { keys: ['Esc'], effect: 'Closes the lightbox; the focus returns to where it was' },
  ],
  transcript: [
    { action: 'Tab into the gallery', heard: 'Pictures of Delta 60 S, region. Granite sink with drainer, from the front, link' },
    { action: 'Tab three times', heard: 'Picture 2 of 5, link' },
    { action: 'Enter', heard: 'The same sink from above' },
    { action: 'Shift + Tab twice, Enter', heard: 'Pictures of Delta 60 S, dialog. Picture 2 of 5. The same sink from above' },
    { action: 'Escape', heard: 'Enlarge, button' },
  ],
  use: {
    do: [
      'Show the whole product first, then the details people look for: surface, drain, kitchen.',
      'Describe in each alt text what only this picture shows.',
      'Set `fit` to `cover` for rooms and surfaces only.',
    ],
    dont: ['Do not crop products.', 'Do not add autoplay.', 'Do not mix products in one gallery.'],
  },
  notes: [
    'Before and without script the row scrolls, thumbnails are anchors, and a click opens the picture on its own (M-44).',
    'The thumbnail of the visible picture has `aria-current` and a 2-px border; pictures out of view are inert.',
    'When the picture changes, its alt text is announced politely.',
    'The lightbox is loaded on the first click.',
  ],
  looks: [
    { title: 'Thumbnail of the visible picture', selector: '.thumbnail[aria-current="true"]', example: 'product' },
    { title: 'Thumbnail, focused', selector: '.thumbnail:focus-visible' },
    { title: 'Tile in a row of equal pictures', selector: '.tile', example: 'grid' },
  ],
};
