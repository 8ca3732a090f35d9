import type { ComponentProps } from 'react';
import { Message } from '#client/primitives/message/message.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Message>> = {
  slug: 'message',
  title: 'Message',
  group: 'Waiting and telling',
  summary: 'A message within the page. Icon and first words carry the kind, colour only supports.',
  component: Message,
  variants: [
    {
      id: 'default',
      title: 'Plain',
      args: { kind: 'default', title: 'Your cart stays here.', children: <p>You will find it when you come back.</p> },
    },
    { id: 'success', title: 'Success', args: { kind: 'success', title: 'Saved.', children: <p>The address is now your first one.</p> } },
    {
      id: 'error',
      title: 'Error',
      args: { kind: 'error', title: 'Not saved.', children: <p>The connection broke. What you entered is still in the form.</p> },
    },
    { id: 'warning', title: 'Warning', args: { kind: 'warning', title: 'Almost gone.', children: <p>Two pieces are left.</p> } },
    { id: 'info', title: 'Information', args: { kind: 'info', title: 'Price changed.', children: <p>Bogen P now costs €369.00.</p> } },
  ],
  props: [
    { name: 'kind', type: "'default' | 'success' | 'error' | 'warning' | 'info'", standard: "'default'", meaning: 'Icon and colour' },
    { name: 'title', type: 'string', standard: '—', meaning: 'Its first words' },
    { name: 'role', type: "'alert' | 'status'", standard: '—', meaning: 'Only when it appears after an action' },
  ],
  keyboard: [],
  notes: ['What was there from the start is not announced.'],
};
