import { type ComponentProps, useRef } from 'react';
import { Button } from '#client/primitives/button/button.tsx';
import type { ToastItem } from '#client/primitives/toasts/toast-item.ts';
import { Toasts } from '#client/primitives/toasts/toasts.tsx';
import type { Story } from './story.ts';
import { useOpened } from './use-opened.ts';

/** `toasts` are shown at once; `next` is what the button shows. */
type Props = Omit<ComponentProps<typeof Toasts>, 'onClose'> & { next: ToastItem };

const texts = { region: 'Notices (F8)', close: 'Close notice' };

const Example = ({ toasts: first, next, ...props }: Props) => {
  const [toasts, setToasts] = useOpened(first);
  const count = useRef(0);
  const show = (): void => {
    count.current += 1;
    const toast = { ...next, id: `${next.id}-${count.current}` };
    setToasts((list) => [...list, toast]);
  };
  return (
    <>
      <Button variant="line" onClick={show}>
        Show
      </Button>
      <Toasts {...props} toasts={toasts} onClose={(id) => setToasts((list) => list.filter((toast) => toast.id !== id))} />
    </>
  );
};

const none: readonly ToastItem[] = [];
const wish: ToastItem = { id: 'wish', type: 'default', message: 'Lagune 60 is on your wish list.', duration: 5000 };
const saved: ToastItem = {
  id: 'saved',
  type: 'success',
  title: 'Saved.',
  message: 'Your address in Cologne comes first now.',
  duration: 5000,
};
const broken: ToastItem = {
  id: 'broken',
  type: 'error',
  title: 'Not saved.',
  message: 'The connection broke. What you entered is still in the form.',
  duration: 0,
};
const price: ToastItem = { id: 'price', type: 'info', title: 'Price changed.', message: 'Bogen P now costs €369.00.', duration: 5000 };
const staying = (toast: ToastItem): ToastItem => ({ ...toast, duration: 0 });
const nothing = (): void => undefined;

export const story: Story<Props> = {
  slug: 'toasts',
  title: 'Toasts',
  group: 'Waiting and telling',
  summary: 'A short message above the page that disappears by itself. If it must not be missed, use a message within the page.',
  component: Example,
  stage: 'frame',
  source: [{ file: 'src/client/primitives/toasts/toasts.tsx', name: 'Toasts' }],
  variants: [
    { id: 'default', title: 'Plain', args: { texts, toasts: none, next: wish } },
    { id: 'success', title: 'Success', args: { texts, toasts: none, next: saved } },
    { id: 'error', title: 'Error', args: { texts, toasts: none, next: broken } },
    { id: 'info', title: 'Information', args: { texts, toasts: none, next: price } },
    {
      id: 'all-open',
      title: 'Every type, shown',
      args: {
        texts,
        next: saved,
        toasts: [
          staying(price),
          { ...broken, action: { label: 'Try again', onPress: nothing } },
          staying(saved),
          { ...staying(wish), action: { label: 'Undo', onPress: nothing } },
        ],
      },
    },
    {
      id: 'notification-open',
      title: 'Notification, shown',
      args: {
        texts,
        next: saved,
        toasts: [
          { ...staying(price), variant: 'notification' },
          {
            id: 'removed',
            type: 'error',
            variant: 'notification',
            duration: 0,
            message: 'No longer available and taken out of your basket: 10.60.2101, 20.22.1101',
          },
        ],
      },
    },
    {
      id: 'long-open',
      title: 'Long words, shown',
      args: {
        texts,
        next: saved,
        toasts: [
          {
            ...broken,
            title: 'Zahlungsdienstleisterverbindung abgebrochen.',
            message:
              'Ihre Bestellung wurde nicht aufgegeben und nichts abgebucht. Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.',
            action: { label: 'Mit derselben Zahlungsart noch einmal versuchen', onPress: nothing },
          },
        ],
      },
    },
  ],
  keyboard: [
    { keys: ['F8'], effect: 'Moves to the toasts from anywhere, also from within a modal' },
    { keys: ['Tab'], effect: 'Moves to the next toast, its action and its close button' },
    { keys: ['Esc'], effect: 'Closes the focused toast; after the last one the focus returns to where it was before F8' },
    { keys: ['Enter', 'Space'], effect: 'Performs the action and closes the toast' },
  ],
  transcript: [
    { action: 'Activate “Show”, a success', heard: 'Saved. Your address in Cologne comes first now. (polite)' },
    { action: 'Activate “Show”, an error', heard: 'Not saved. The connection broke. What you entered is still in the form. (assertive)' },
    { action: 'F8', heard: 'Notices (F8), region' },
    { action: 'Tab twice', heard: 'Close notice, button' },
    { action: 'Escape', heard: 'Show, button' },
  ],
  use: {
    do: [
      'Say what has happened in one sentence, and its type in the first words: “Saved.”, “Not saved.”',
      'Offer to undo what is easily done by mistake.',
      'Let an error stay until it is closed.',
    ],
    dont: [
      'Do not use it for what people must read to continue: use a message within the page.',
      'Do not use it for errors of a form: show them at their fields.',
      'Do not use it for greetings or advertising.',
    ],
  },
  notes: [
    'Errors are announced assertively, all others politely; each toast is announced once.',
    'A toast stays for 5 s by default. Errors and toasts with an action stay until closed. The timer pauses while a toast is hovered or focused, or while another window is active.',
    'A swipe of at least 50 px to the right closes a toast; a shorter one springs back.',
    'Toasts appear 15 px below the header, or below the top of the window when the header is out of view.',
    'A notification (news that nobody asked for) has a border in its colour.',
  ],
  looks: [
    { title: 'Success', selector: '.toast[data-type="success"]', example: 'all-open' },
    { title: 'Error', selector: '.toast[data-type="error"]', example: 'all-open' },
    { title: 'Information', selector: '.toast[data-type="info"]', example: 'all-open' },
    { title: 'Notification', selector: '.toast[data-variant="notification"]', example: 'notification-open' },
    { title: 'Action', selector: '.action', example: 'all-open' },
    { title: 'Action, hovered', selector: '.action:hover' },
    { title: 'Focus', selector: 'li:focus-visible .toast' },
  ],
};
