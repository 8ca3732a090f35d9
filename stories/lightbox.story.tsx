import { useState } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { Lightbox } from '#client/primitives/lightbox/lightbox.tsx';
import { samplePicture } from './sample-picture.ts';
import type { Story } from './story.ts';

const pictures = [
  { picture: samplePicture, alt: 'Granite sink with drainer, from the front' },
  { picture: samplePicture, alt: 'Granite sink with drainer, from above' },
];

const Example = () => {
  const [openAt, setOpenAt] = useState<number>();
  return (
    <>
      <PlainButton variant="line" icon="zoom" onClick={() => setOpenAt(0)}>
        Enlarge
      </PlainButton>
      <Lightbox
        pictures={pictures}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
        texts={{ label: 'Pictures', close: 'Close', previous: 'Previous picture', next: 'Next picture' }}
      />
    </>
  );
};

export const story: Story<object> = {
  slug: 'lightbox',
  title: 'Lightbox',
  group: 'Layers',
  summary: 'Pictures as large as the screen allows, with what is to be seen in words below.',
  component: Example,
  variants: [{ id: 'two', title: 'Two pictures', args: {} }],
  props: [],
  keyboard: [
    { keys: ['Left', 'Right'], effect: 'Previous and next picture' },
    { keys: ['Esc'], effect: 'Closes; the focus goes back to the tile' },
  ],
  notes: ['A press beside the picture closes it too.'],
};
