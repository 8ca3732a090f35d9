import type { Descriptions } from './description.ts';

const states =
  'announced, approved, arrived, refunded, rejected, or closed by something else: its order was cancelled, or a withdrawal took over its pieces.';
const kinds = '`withdrawal` is the right that the law gives, `voluntary` the shop’s own offer.';

/** Returns and withdrawals. A return session is one browser’s return while it is being written. */
export const returnDescriptions: Descriptions = {
  ReturnSessionAnswer: 'The return session of this browser: the answer of every call that changes it.',
  FindReturnBody: 'Who returns something, and the order.',
  StatementBody: 'What comes back, and by which right.',
  ConfirmReturnBody: 'The statement that is declared.',
  OpenStatementBody: 'A withdrawal from an order that was not found, in the buyer’s own words.',
  ConfirmOpenBody: 'The withdrawal that is declared.',
  ReturnReceipt: 'A return as its sender sees it.',
  ListedReturn: 'A return among those of its order.',

  'FindReturnBody.name': ['First and last name of whoever returns something.', 'Mia Ostertag'],
  'FindReturnBody.email': ['The email address of the order.', 'mia@example.com'],
  'FindReturnBody.orderId': ['Number of the order, as people write it: with or without hyphens and spaces.', 'DE-261124-7F3K9QXT'],
  'OpenStatementBody.name': ['First and last name of whoever withdraws.', 'Mia Ostertag'],
  'OpenStatementBody.email': ['Where the receipt goes.', 'mia@example.com'],
  'OpenStatementBody.orderId': ['Number of the order, as far as it is known.', 'DE-261124-7F3K9QXT'],
  'ConfirmReturnBody.email': ['Where the receipt goes; left out it goes to the address of the order.', 'mia@example.com'],
  content: ['What is withdrawn from, in the buyer’s own words.', 'Mischbatterie Bogen P, Messing, bestellt am 24. November'],
  kind: `By which right it comes back: ${kinds}`,
  reason: ['Why it comes back; empty where the buyer gives no reason, always for a withdrawal.', 'doesNotFit'],
  quantities: 'Pieces to give back by the position of the order’s lines: `{"1": 2}` is two of the first line.',
  statementKey: [
    'Stands for the statement as it was shown, a uuid from its answer: the same statement confirmed twice is one.',
    '5e0b7f4a-6c2d-4b8e-9a1f-3d7c5e9b1a2f',
  ],

  'ReturnSessionAnswer.name': ['Name of whoever returns something; empty without a session.', 'Mia Ostertag'],
  'ReturnSessionAnswer.email': ['Email address of whoever returns something; empty without a session.', 'mia@example.com'],
  order: 'The order of the session; null where none was found.',
  position: ['The line’s place in its order, from 1.', 1],
  returnable: ['How many pieces of the line can still come back.', 1],
  withdrawal: 'The period of the right to withdraw; null where the law of the country gives none.',
  voluntary: 'The period of the shop’s own offer.',
  days: ['How many days the period lasts.', 14],
  startsAt: ['When the period begins, in epoch milliseconds: the last day on which the parcel may have arrived.', 1796230904220],
  endsAt: ['The last moment of the period, in epoch milliseconds.', 1797462000219],
  isOpen: 'True while something can come back by this right.',
  day: ['The current day of the period; null before the first and after the last.', 3],
  returnEnd:
    'Why nothing can come back any more: all of it has or is announced, the period is over, or the order ended unpaid or cancelled. Null while something can.',
  returns: 'The returns of the order, the oldest first.',
  statement: 'The statement that waits for its confirmation; null while there is none.',
  receipt: 'The return that was declared; null until then.',
  open: 'A withdrawal from an order that was not found; null while there is none.',
  'open.name': ['Name of whoever withdraws.', 'Mia Ostertag'],
  'open.email': ['Where the receipt goes.', 'mia@example.com'],
  'open.orderId': ['Number of the order, as it was typed.', 'DE-261124-7F3K9QXT'],
  'open.receipt': 'The withdrawal that was declared; null until then.',
  withdrawalId: ['Number of the withdrawal.', 'W-DE-261128-9QXT7F3K'],
  receivedAt: ['When it was declared, in epoch milliseconds.', 1795885304220],

  returnId: ['Number of the return.', 'R-DE-261128-7F3K9QXT'],
  'ReturnReceipt.state': `State of the return: ${states}`,
  'ListedReturn.state': `State of the return: ${states}`,
  'ReturnReceipt.name': ['Name of whoever returns something.', 'Mia Ostertag'],
  'ReturnReceipt.email': ['Where the receipt goes.', 'mia@example.com'],
  'ReturnReceipt.createdAt': ['When it was declared, in epoch milliseconds.', 1795885304220],
  'ReturnReceipt.items': 'What comes back.',
  'ListedReturn.items': 'What comes back.',
  'statement.items': 'What comes back.',
  refund: 'The sum that goes back to the buyer.',
  labelUrl: ['Path of the parcel label; null while there is none.', '/returns/q1d0E8fPzvJm3c5yQb7nT2kLwX9aRgHsUoViYtNeKxM/label.pdf'],
  credit: 'The credit note; null until the money goes back.',
};
