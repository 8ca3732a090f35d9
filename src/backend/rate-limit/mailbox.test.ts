import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Mia@Example.com ', 'mia@example.com'],
  ['mia+news@example.com', 'mia@example.com'],
  ['mia+a+b@example.com', 'mia@example.com'],
  ['m.i.a@example.com', 'm.i.a@example.com'],
  ['M.I.A+shop@gmail.com', 'mia@gmail.com'],
  ['mia@googlemail.com', 'mia@gmail.com'],
  ['+mia@example.com', '+mia@example.com'],
  ['mia@not-gmail.com', 'mia@not-gmail.com'],
])('the address %s reaches the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
