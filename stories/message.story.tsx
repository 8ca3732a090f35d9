import type { ComponentProps } from 'react';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { Story } from './story.ts';

export const story: Story<ComponentProps<typeof Message>> = {
  slug: 'message',
  title: 'Message',
  group: 'Waiting and telling',
  summary: 'A message within the page. Icon and first words carry the kind, colour only supports.',
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
  keyboard: [{ keys: ['Tab'], effect: 'To the link inside, if there is one; the message itself is no stop' }],
  transcript: [
    { action: 'Reading the page', heard: 'Your basket stays here. You will find it when you come back.' },
    { action: 'Pressing “Save”, it fails', heard: 'Not saved. The connection broke. What you entered is still in the form. (at once)' },
    { action: 'Pressing “Save”, it works', heard: 'Saved. The address is now your first one. (when speech pauses)' },
  ],
  use: {
    do: [
      'Put it where the thing happened: above the form, beside the article.',
      'Say the kind in the first words: “Not saved.”, “Almost gone.”',
      'Say what was not lost and what can be done now.',
    ],
    dont: [
      'No two messages of the same kind on one screen: say both in one.',
      'No message for what is seen anyway; for what passes, a toast.',
      'No apology, no exclamation mark.',
    ],
  },
  notes: [
    'What was there from the start is not announced; what appears after an action has role alert when it went wrong, status when all is well.',
    'Forced colours draw an edge around it; icon and first words carry the kind.',
  ],
  states: {
    prop: 'kind',
    values: ['default', 'success', 'error', 'warning', 'info'],
    columns: [
      { title: 'With words', args: { title: 'First words.', children: <p>And what they mean.</p> } },
      { title: 'First words alone', args: { title: 'First words.', children: undefined } },
    ],
  },
  looks: [
    { title: 'Success', selector: '.message[data-kind="success"]', example: 'success' },
    { title: 'Error', selector: '.message[data-kind="error"]', example: 'error' },
    { title: 'Warning', selector: '.message[data-kind="warning"]', example: 'warning' },
    { title: 'Information', selector: '.message[data-kind="info"]', example: 'info' },
  ],
};
