import { useState } from 'react';
import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import type { ToastItem } from '#client/primitives/toasts/toast-card.tsx';
import { Toasts } from '#client/primitives/toasts/toasts.tsx';
import type { Story } from './story.ts';

type Props = { type: ToastItem['type']; message: string };

let count = 0;

const Example = ({ type, message }: Props) => {
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const show = (): void => {
    count += 1;
    setToasts([...toasts, { id: `docs-${count}`, type, message, duration: type === 'error' ? 0 : 5000 }]);
  };
  return (
    <>
      <PlainButton variant="line" onClick={show}>
        Show
      </PlainButton>
      <Toasts
        toasts={toasts}
        onClose={(id) => setToasts((list) => list.filter((toast) => toast.id !== id))}
        texts={{ region: 'Notices (F8)', close: 'Close notice' }}
      />
    </>
  );
};

export const story: Story<Props> = {
  slug: 'toasts',
  title: 'Toasts',
  group: 'Waiting and telling',
  summary: 'A short message above the page. What must not be missed is a message within it.',
  component: Example,
  variants: [
    { id: 'default', title: 'Plain', args: { type: 'default', message: 'Lagune 60 is on your wish list.' } },
    { id: 'success', title: 'Success', args: { type: 'success', message: 'Address saved.' } },
    { id: 'error', title: 'Error', args: { type: 'error', message: 'Not saved. The connection broke.' } },
    { id: 'info', title: 'Information', args: { type: 'info', message: 'Bogen P now costs €369.00.' } },
  ],
  props: [
    { name: 'message', type: 'string', standard: '—', meaning: 'One or two sentences' },
    { name: 'type', type: "'default' | 'success' | 'error' | 'info'", standard: "'default'", meaning: 'Errors stay until they are closed' },
  ],
  keyboard: [
    { keys: ['F8'], effect: 'Moves to the notices' },
    { keys: ['Esc'], effect: 'Closes the one that has the focus' },
  ],
  notes: [
    'Errors interrupt a screen reader, all others wait their turn.',
    'A swipe of 50 px to the right closes.',
    'Time stands still while a toast is pointed at or focused.',
  ],
};
