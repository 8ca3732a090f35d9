import type { ComponentProps } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { Sheet } from '#client/primitives/sheet/sheet.tsx';
import type { Story } from './story.ts';
import { useOpened } from './use-opened.ts';

/** `isOpen` is its initial state. */
type Props = Omit<ComponentProps<typeof Sheet>, 'onClose'>;

const Example = (props: Props) => {
  const [isOpen, setOpen] = useOpened(props.isOpen);
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Sheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

const cart: Props = {
  isOpen: false,
  title: 'Basket, 2 items',
  closeLabel: 'Close',
  children: (
    <Rows
      rows={[
        { name: 'Delta 60 S', value: 'Anthracite, €449.00' },
        { name: 'Bogen P', value: 'Brushed brass, €359.00' },
      ]}
    />
  ),
  foot: (
    <>
      <Button isBlock>To the address</Button>
      <Button isBlock variant="line">
        View basket
      </Button>
    </>
  ),
};

export const story: Story<Props> = {
  slug: 'mobile-overlay',
  title: 'Mobile overlay',
  group: 'Layers',
  summary: 'A sheet from the right, 480 px wide, full width on phones: the cart beside the page. What must be answered is a modal.',
  component: Example,
  stage: 'frame',
  source: [{ file: 'src/client/primitives/sheet/sheet.tsx', name: 'Sheet' }],
  variants: [
    { id: 'cart', title: 'Cart', args: cart },
    {
      id: 'cart-open',
      title: 'Cart, open',
      args: { ...cart, isOpen: true, notice: <Message kind="success" title="Delta 60 S is in your basket." /> },
    },
    {
      id: 'long-open',
      title: 'Long words, open',
      args: {
        ...cart,
        isOpen: true,
        title: 'Warenkorb mit Unterbauspülenbefestigungsklammern',
        children: (
          <Rows
            rows={[
              { name: 'Unterbauspülen mit Abtropffläche und Restebecken', value: 'Anthrazit, 449,00 €' },
              { name: 'Oberflächenversiegelungsset', value: '19,00 €' },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'To the next stop inside; after the last comes the first' },
    { keys: ['Esc'], effect: 'Closes; the focus goes back to what opened it' },
  ],
  transcript: [
    { action: 'Enter on “Open”', heard: 'Basket, 2 items, dialog' },
    { action: 'Tab', heard: 'Close, button' },
    { action: 'Escape', heard: 'Open, button' },
  ],
  use: {
    do: ['Keep what must be seen in the foot: the sum, the way on.', 'Say in the notice what has just happened.'],
    dont: [
      'No sheet for what belongs to the page: the same filters stand beside the list on wide screens.',
      'No second sheet from within a sheet.',
      'Not for the menu of the pages: that one works before script, as a popover of the browser.',
    ],
  },
  notes: [
    'A press beside it closes it too.',
    'Head and foot stay as long as three rows of the body fit between them; in lower windows and with larger type everything scrolls.',
    'On a phone the foot stays above the keyboard of the screen.',
  ],
  looks: [
    { title: 'Open', selector: '.sheet', example: 'cart-open' },
    { title: 'Leaving', selector: '.sheet[data-exiting]' },
  ],
};
