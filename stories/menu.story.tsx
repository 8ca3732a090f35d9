import type { ComponentProps } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import { Menu } from '#client/primitives/menu/menu.tsx';
import type { MenuGroup } from '#client/primitives/menu/menu-item.ts';
import type { Story } from './story.ts';

/** `button` is the trigger's text. */
type Props = Omit<ComponentProps<typeof Menu>, 'trigger'> & { button: string };

const Example = ({ button, ...props }: Props) => (
  <Menu
    {...props}
    trigger={
      <Button variant="line" icon="more-horizontal">
        {button}
      </Button>
    }
  />
);

const order: readonly MenuGroup[] = [
  {
    id: 'order',
    items: [
      { id: 'invoice', label: 'Invoice as PDF', icon: 'download' },
      { id: 'again', label: 'Order again', icon: 'cart' },
      { id: 'return', label: 'Return', icon: 'return', note: 'Possible until 4 December' },
      { id: 'cancel', label: 'Cancel', icon: 'close', note: 'Already on its way', isDisabled: true },
    ],
  },
  { id: 'help', items: [{ id: 'contact', label: 'Ask about this order', icon: 'mail', href: '/docs/menu' }] },
];

const sorting: readonly MenuGroup[] = [
  {
    id: 'sort',
    title: 'Sort by',
    items: [
      { id: 'popular', label: 'Popularity' },
      { id: 'price-up', label: 'Price, lowest first' },
      { id: 'price-down', label: 'Price, highest first' },
      { id: 'new', label: 'Newest' },
    ],
  },
];

export const story: Story<Props> = {
  slug: 'menu',
  title: 'Menu',
  group: 'Layers',
  summary: 'What can be done with a thing, behind one button. Values of a form are a select; places to go are links.',
  component: Example,
  stage: 'frame',
  source: [{ file: 'src/client/primitives/menu/menu.tsx', name: 'Menu' }],
  variants: [
    { id: 'actions', title: 'Actions', args: { button: 'Order DE-1042', groups: order } },
    { id: 'actions-open', title: 'Actions, open', args: { button: 'Order DE-1042', groups: order, defaultOpen: true } },
    { id: 'choice-open', title: 'A choice, open', args: { button: 'Popularity', groups: sorting, selected: 'popular', defaultOpen: true } },
    {
      id: 'long-open',
      title: 'Long words, open',
      args: {
        button: 'Bestellung',
        defaultOpen: true,
        groups: [
          {
            id: 'order',
            title: 'Vertragsangelegenheiten',
            items: [
              { id: 'a', label: 'Widerrufsbelehrung und Muster-Widerrufsformular herunterladen', icon: 'download' },
              {
                id: 'b',
                label: 'Lieferzeitüberschreitungsbenachrichtigung',
                icon: 'bell',
                note: 'Nur bei Speditionslieferungen in die Niederlande',
              },
            ],
          },
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space', 'Down'], effect: 'On the button: open, with the focus on the first item' },
    { keys: ['Up'], effect: 'On the button: open, with the focus on the last item' },
    { keys: ['Down', 'Up'], effect: 'To the item below or above; disabled ones are passed over, after the last comes the first' },
    { keys: ['Home', 'End'], effect: 'To the first or last item' },
    { keys: ['A – Z'], effect: 'To the next item that begins with what is typed' },
    { keys: ['Enter', 'Space'], effect: 'Do it and close; the focus goes back to the button' },
    { keys: ['Esc', 'Tab'], effect: 'Close; the focus goes back to the button' },
  ],
  transcript: [
    { action: 'Tab', heard: 'Order DE-1042, button, menu pop-up, collapsed' },
    { action: 'Enter', heard: 'Order DE-1042, menu. Invoice as PDF, menu item, 1 of 5' },
    { action: 'Down arrow', heard: 'Order again, menu item, 2 of 5' },
    { action: 'R', heard: 'Return, Possible until 4 December, menu item, 3 of 5' },
    { action: 'Escape', heard: 'Order DE-1042, button, collapsed' },
  ],
  use: {
    do: [
      'Name the thing on the button, the deeds in the menu.',
      'Say below a disabled item why it is not possible now.',
      'Put what cannot be undone last, in a group of its own.',
    ],
    dont: [
      'No menu for one or two deeds: show the buttons.',
      'No navigation of the site: links in a list are found by everybody.',
      'No fields, no switches inside.',
    ],
  },
  notes: [
    'The text of its button names it.',
    'It opens where there is room, never wider than 320 px or the window, and scrolls when it is longer than that.',
    'Where it is a choice, the item that holds is ticked and strong, and said as checked.',
  ],
  looks: [
    { title: 'Open', selector: '.menu', example: 'actions-open' },
    { title: 'Line with pointer or focus', selector: '.item[data-focused]' },
    { title: 'Pressed', selector: '.item[data-pressed]' },
    { title: 'Chosen', selector: '.item[data-selected]', example: 'choice-open' },
    { title: 'Not available', selector: '.item[data-disabled]', example: 'actions-open' },
  ],
};
