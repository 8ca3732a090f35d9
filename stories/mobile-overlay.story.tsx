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
  summary:
    'A panel that slides in from the right, 480 px wide, full width on phones: the cart beside the page. If it must be answered, use a modal.',
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
    { keys: ['Tab'], effect: 'Moves to the next focusable element inside, wrapping around at the end' },
    { keys: ['Esc'], effect: 'Closes it; the focus returns to the element that opened it' },
  ],
  transcript: [
    { action: 'Enter on “Open”', heard: 'Basket, 2 items, dialog' },
    { action: 'Tab', heard: 'Close, button' },
    { action: 'Escape', heard: 'Open, button' },
  ],
  use: {
    do: ['Keep what must stay visible in the footer: the total and the next step.', 'Say in the notice what has just happened.'],
    dont: [
      'Do not use it for what belongs to the page: on wide screens the filters stand beside the list.',
      'Do not open a second sheet from within a sheet.',
      'Do not use it for the main menu: that is a native popover and works before script.',
    ],
  },
  notes: [
    'A click outside also closes it.',
    'Header and footer stay in place as long as three rows of the body fit between them; in lower windows, or with larger text, everything scrolls.',
    'On phones the footer stays above the on-screen keyboard.',
  ],
  looks: [
    { title: 'Open', selector: '.sheet', example: 'cart-open' },
    { title: 'Closing', selector: '.sheet[data-exiting]' },
  ],
};
