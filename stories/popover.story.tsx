import type { ComponentProps } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Popover } from '#client/primitives/popover/popover.tsx';
import type { Story } from './story.ts';

/** `button` is the trigger's text. */
type Props = Omit<ComponentProps<typeof Popover>, 'trigger'> & { button: string };

const Example = ({ button, ...props }: Props) => (
  <Popover
    {...props}
    trigger={
      <Button variant="quiet" size="s" icon="question">
        {button}
      </Button>
    }
  />
);

const width: Props = {
  button: 'Cabinet width',
  title: 'Cabinet width',
  children: (
    <>
      <p>The outer width of the cabinet below the sink, from side to side. Most kitchens have 60 cm.</p>
      <TextLink href="/docs/popover" variant="action">
        How to measure
      </TextLink>
    </>
  ),
};

export const story: Story<Props> = {
  slug: 'popover',
  title: 'Popover',
  group: 'Layers',
  summary: 'A few lines about a thing, beside it, when somebody asks. What everybody needs stands in the page.',
  component: Example,
  stage: 'frame',
  source: [{ file: 'src/client/primitives/popover/popover.tsx', name: 'Popover' }],
  variants: [
    { id: 'help', title: 'Help', args: width },
    { id: 'help-open', title: 'Help, open', args: { ...width, defaultOpen: true } },
    {
      id: 'long-open',
      title: 'Long words, open',
      args: {
        button: 'Grundpreis',
        title: 'Grundpreisangabenverordnung',
        defaultOpen: true,
        children: (
          <p>
            Bei Waren, die nach Gewicht, Volumen, Länge oder Fläche angeboten werden, steht der Preis je Mengeneinheit daneben:
            Silikonfugendichtungsmasse, 310 ml, entspricht 4,19 € je 100 ml.
          </p>
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], effect: 'On the button: open, with the focus inside' },
    { keys: ['Tab'], effect: 'To the next stop inside; after the last comes the first' },
    { keys: ['Esc'], effect: 'Closes; the focus goes back to the button' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Cabinet width, button, dialog pop-up, collapsed' },
    { action: 'Enter', heard: 'Cabinet width, dialog' },
    { action: 'Down arrow, twice', heard: 'The outer width of the cabinet below the sink, from side to side …' },
    { action: 'Escape', heard: 'Cabinet width, button, collapsed' },
  ],
  use: {
    do: ['Name it like the button that opens it.', 'Stay below five lines; lead on with one link.'],
    dont: [
      'Nothing that is needed to fill in the field: that is its hint.',
      'No deeds: those are a menu.',
      'No pictures and tables: those are a modal or a page.',
    ],
  },
  notes: [
    'A dialog of its own, so that headings and links inside are read as such.',
    'It opens where there is room, never wider than 320 px or the window.',
    'A press outside closes it.',
  ],
  looks: [
    { title: 'Open', selector: '.popover', example: 'help-open' },
    { title: 'Its title', selector: '.title', example: 'help-open' },
    { title: 'Leaving', selector: '.float[data-exiting]' },
  ],
};
