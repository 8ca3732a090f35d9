import type { ComponentProps } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { Lightbox } from '#client/primitives/lightbox/lightbox.tsx';
import { sampleGallery } from './sample-gallery.ts';
import { samplePicture } from './sample-picture.ts';
import type { Story } from './story.ts';
import { useOpened } from './use-opened.ts';

/** `openAt` is the initial index. */
type Props = Omit<ComponentProps<typeof Lightbox>, 'onClose'>;

const words = ['Granite sink with drainer, from the front', 'The same sink from above', 'Grooves of the drainer'];

const Example = ({ openAt: openFirst, ...props }: Props) => {
  const [openAt, setOpenAt] = useOpened(openFirst);
  return (
    <>
      <Button variant="line" icon="zoom" onClick={() => setOpenAt(0)}>
        Enlarge
      </Button>
      <Lightbox {...props} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </>
  );
};

const pictures = words.map((alt, at) => {
  const { picture } = sampleGallery[at] ?? { picture: samplePicture };
  return { picture: { ...picture, identifier: `sample-${at}` }, alt };
});

const three: Props = {
  openAt: undefined,
  pictures,
  texts: {
    label: 'Pictures',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    positions: words.map((_, at) => `Picture ${at + 1} of ${words.length}`),
  },
};

export const story: Story<Props> = {
  slug: 'lightbox',
  title: 'Lightbox',
  group: 'Layers',
  summary: 'Pictures as large as the window allows, each with a description below.',
  component: Example,
  stage: 'frame',
  source: [{ file: 'src/client/primitives/lightbox/lightbox.tsx', name: 'Lightbox' }],
  variants: [
    { id: 'three', title: 'Three pictures', args: three },
    { id: 'open', title: 'Open at the second', args: { ...three, openAt: 1 } },
    { id: 'one-open', title: 'One picture, open', args: { ...three, openAt: 0, pictures: pictures.slice(0, 1) } },
    {
      id: 'long-open',
      title: 'Long words, open',
      args: {
        ...three,
        openAt: 0,
        pictures: [
          {
            picture: samplePicture,
            lang: 'de',
            alt: 'Granitspüle mit Abtropffläche, Ablaufgarnitur und Überlauf, von vorn gesehen, eingebaut in eine Arbeitsplatte aus geölter Eiche mit umlaufender Aufkantung',
          },
          ...pictures,
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Right', 'Left'], effect: 'Shows the next or previous picture, wrapping around at the ends' },
    { keys: ['Tab'], effect: 'Moves to close, previous and next, then back to the first' },
    { keys: ['Esc'], effect: 'Closes the lightbox; the focus returns to the element that opened it' },
  ],
  transcript: [
    { action: 'Enter on “Enlarge”', heard: 'Pictures, dialog. Picture 1 of 3. Granite sink with drainer, from the front' },
    { action: 'Right arrow', heard: 'Picture 2 of 3. The same sink from above' },
    { action: 'Tab three times', heard: 'Close, button. Previous picture, button. Next picture, button' },
    { action: 'Escape', heard: 'Enlarge, button' },
  ],
  use: {
    do: ['Open it at the picture that was clicked.', 'Describe below the picture what it shows: the edge, the drain, the grain.'],
    dont: [
      'Do not use it for pictures that show nothing more when enlarged.',
      'Do not offer purchases or options inside: the page is one Escape away.',
    ],
  },
  notes: [
    'Each picture is announced with its position when it appears; the counter and the description below are hidden from screen readers.',
    'Pictures out of view are inert.',
    'A swipe changes the picture; a click beside the picture closes the lightbox. Under reduced motion pictures change without a transition.',
  ],
  looks: [
    { title: 'Open', selector: '.lightbox', example: 'open' },
    { title: 'Several pictures: previous and next', selector: '.step', example: 'open' },
    { title: 'Caption', selector: '.caption', example: 'open' },
    { title: 'Single picture: no buttons', selector: '.lightbox:not(:has(.step))', example: 'one-open' },
  ],
};
