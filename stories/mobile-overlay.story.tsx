import type { ComponentProps } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { MobileOverlay } from '#client/primitives/mobile-overlay/mobile-overlay.tsx';
import { Rows } from '#client/primitives/rows/rows.tsx';
import { Sheet } from '#client/primitives/sheet/sheet.tsx';
import { linksTo, sampleTopics } from './sample-topics.tsx';
import type { Story } from './story.ts';
import { useOpened } from './use-opened.ts';

/** `isOpen` is its initial state. */
type Props = Omit<ComponentProps<typeof Sheet>, 'onClose'> | Omit<ComponentProps<typeof MobileOverlay>, 'onClose'>;

const Example = (props: Props) => {
  const [isOpen, setOpen] = useOpened(props.isOpen);
  const close = () => setOpen(false);
  return (
    <>
      <PlainButton variant="line" onClick={() => setOpen(true)}>
        Open
      </PlainButton>
      {'topics' in props ? (
        <MobileOverlay {...props} isOpen={isOpen} onClose={close} />
      ) : (
        <Sheet {...props} isOpen={isOpen} onClose={close} />
      )}
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
      <PlainButton isBlock>To the address</PlainButton>
      <PlainButton isBlock variant="line">
        View basket
      </PlainButton>
    </>
  ),
};

const menu: Props = {
  isOpen: false,
  title: 'Menu',
  closeLabel: 'Close menu',
  backLabel: 'All topics',
  topics: sampleTopics,
  children: linksTo(['Help and contact', 'Delivery', 'Careers']),
  foot: (
    <PlainButton isBlock variant="line" icon="user">
      Log in
    </PlainButton>
  ),
};

export const story: Story<Props> = {
  slug: 'mobile-overlay',
  title: 'Mobile overlay',
  group: 'Layers',
  summary:
    'A sheet from the right, 480 px wide, full width on phones: the cart beside the page, filters, and in two levels a menu. What must be answered is a modal.',
  component: Example,
  stage: 'frame',
  source: [
    { file: 'src/client/primitives/sheet/sheet.tsx', name: 'Sheet' },
    { file: 'src/client/primitives/mobile-overlay/mobile-overlay.tsx', name: 'MobileOverlay' },
  ],
  variants: [
    { id: 'cart', title: 'Cart', args: cart },
    {
      id: 'cart-open',
      title: 'Cart, open',
      args: { ...cart, isOpen: true, notice: <Message kind="success" title="Delta 60 S is in your basket." /> },
    },
    { id: 'menu', title: 'Two levels', args: menu },
    { id: 'menu-open', title: 'First level, open', args: { ...menu, isOpen: true } },
    { id: 'topic-open', title: 'Second level, open', args: { ...menu, isOpen: true, defaultTopic: 'sinks' } },
    {
      id: 'long-open',
      title: 'Long words, open',
      args: {
        ...menu,
        isOpen: true,
        title: 'Menü',
        topics: [
          { id: 'a', label: 'Unterbauspülen mit Abtropffläche und Restebecken', content: linksTo(['Alle']) },
          { id: 'b', label: 'Oberflächenversiegelungsverfahrensbeschreibung', href: '/docs/mobile-overlay' },
          ...sampleTopics,
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], effect: 'To the next stop inside; after the last comes the first' },
    { keys: ['Enter', 'Space'], effect: 'On a topic: to its second level, with the focus on the way back; there: back to that topic' },
    { keys: ['Esc'], effect: 'Closes from either level; the focus goes back to what opened it' },
  ],
  transcript: [
    { action: 'Enter on “Open”', heard: 'Menu, dialog' },
    { action: 'Tab, Tab', heard: 'Close menu, button. List with 4 items, Sinks, button' },
    { action: 'Enter', heard: 'All topics, button' },
    { action: 'Down arrow', heard: 'Heading level 3, Sinks' },
    { action: 'Enter on “All topics”', heard: 'Sinks, button' },
    { action: 'Escape', heard: 'Open, button' },
  ],
  use: {
    do: [
      'Keep what must be seen in the foot: the sum, the way on.',
      'Say in the notice what has just happened.',
      'Take two levels at most.',
    ],
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
    'It opens at its first level again.',
  ],
  looks: [
    { title: 'Open', selector: '.sheet', example: 'cart-open' },
    { title: 'Second level', selector: '.second', example: 'topic-open' },
    { title: 'Entry under the pointer', selector: '.row:hover > span' },
    { title: 'Entry with focus', selector: '.row:focus-visible' },
    { title: 'Way back under the pointer', selector: '.back:hover' },
    { title: 'Leaving', selector: '.sheet[data-exiting]' },
  ],
};
