import type { ComponentProps } from 'react';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Message>> = {
  slug: 'message',
  title: 'Message',
  group: 'Waiting and telling',
  summary: 'A message within the page. The icon and the first words show its type, colour only supports it.',
  component: Message,
  source: [{ file: 'src/client/primitives/message/message.tsx', name: 'Message' }],
  variants: [
    {
      id: 'default',
      title: 'Plain',
      args: { kind: 'default', title: 'Your basket stays here.', children: <p>You will find it when you come back.</p> },
    },
    { id: 'success', title: 'Success', args: { kind: 'success', title: 'Saved.', children: <p>The address is now your first one.</p> } },
    {
      id: 'error',
      title: 'Error',
      args: { kind: 'error', title: 'Not saved.', children: <p>The connection broke. What you entered is still in the form.</p> },
    },
    { id: 'warning', title: 'Warning', args: { kind: 'warning', title: 'Almost gone.', children: <p>Two pieces are left.</p> } },
    {
      id: 'alone',
      title: 'First words alone',
      args: { kind: 'success', title: 'Delta 60 S is in your basket.' },
    },
    {
      id: 'link',
      title: 'Leading on',
      args: {
        kind: 'default',
        icon: 'lock',
        title: 'Your session has ended.',
        children: (
          <>
            <p>The basket and the wish list are kept.</p>
            <TextLink href="/docs/message" variant="action">
              Log in again
            </TextLink>
          </>
        ),
      },
    },
    {
      id: 'long',
      title: 'Long words',
      args: {
        kind: 'error',
        title: 'Zahlungsdienstleisterverbindung abgebrochen.',
        children: <p>Nichts wurde abgebucht. Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.</p>,
      },
    },
    { id: 'info', title: 'Information', args: { kind: 'info', title: 'Price changed.', children: <p>Bogen P now costs €369.00.</p> } },
  ],
  keyboard: [{ keys: ['Tab'], effect: 'Moves to the link inside, if there is one; the message itself is not focusable' }],
  transcript: [
    { action: 'Read the page', heard: 'Your basket stays here. You will find it when you come back.' },
    {
      action: 'Activate “Save”; saving fails',
      heard: 'Not saved. The connection broke. What you entered is still in the form. (assertive)',
    },
    { action: 'Activate “Save”; saving succeeds', heard: 'Saved. The address is now your first one. (polite)' },
  ],
  use: {
    do: [
      'Place it where the event happened: above the form, beside the product.',
      'State the type in the first words: “Not saved.”, “Almost gone.”',
      'Say what was not lost and what people can do now.',
    ],
    dont: [
      'Do not show two messages of the same type on one screen: combine them.',
      'Do not use it for what people can see anyway; for temporary news, use a toast.',
      'Do not apologise or use exclamation marks.',
    ],
  },
  notes: [
    'A message that was there from the start is not announced; one that appears after an action has the role `alert` for failure or `status` for success.',
    'In forced colours it has a border; the icon and the first words show its type.',
  ],
  states: {
    prop: 'kind',
    values: ['default', 'success', 'error', 'warning', 'info'],
    columns: [
      { title: 'With text', args: { title: 'First words.', children: <p>And what they mean.</p> } },
      { title: 'First words only', args: { title: 'First words.', children: undefined } },
    ],
  },
  looks: [
    { title: 'Success', selector: '.message[data-kind="success"]', example: 'success' },
    { title: 'Error', selector: '.message[data-kind="error"]', example: 'error' },
    { title: 'Warning', selector: '.message[data-kind="warning"]', example: 'warning' },
    { title: 'Information', selector: '.message[data-kind="info"]', example: 'info' },
  ],
};
