/** One row of the validation table: the valid and invalid values of a rule, and its message. */
export type RuleRow = { rule: string; messageKey: string; takes: readonly string[]; refuses: readonly string[] };

/** The password and the word for the rows of confirmation and deletion. */
export const chosenPassword = 'lange Wellen 8';
export const wordToDelete = 'DELETE';

/** The validation table. The same rows drive the schemas, the forms in a browser and the calls of the server (V-02, V-03). */
export const ruleRows = [
  { rule: 'required', messageKey: 'general.validation.required', takes: ['x', '0', ' x '], refuses: ['', ' ', ' \t　'] },
  {
    rule: 'email',
    messageKey: 'general.validation.email',
    takes: ['mia@undula.example', 'a.b+c@d-e.co.uk'],
    refuses: ['', 'mia', 'mia@', '@undula.example', 'mia@undula', 'mia @undula.example', 'a@b@c.de'],
  },
  {
    rule: 'zip',
    messageKey: 'general.validation.plz',
    takes: ['33102', '00000'],
    refuses: ['', '3310', '331022', '3310a', '33 102'],
  },
  {
    rule: 'phone',
    messageKey: 'general.validation.phone',
    takes: ['+49 30 23125000', '+12', '+1 234567890123'],
    refuses: ['030 1234', '+0123', '+', '+4', '49123', '+49-30-123', '+1234567890123456', '++49'],
  },
  {
    rule: 'confirmedPassword',
    messageKey: 'general.validation.confirmedPassword',
    takes: [chosenPassword],
    refuses: ['', `${chosenPassword} `, 'Lange Wellen 8', 'anything else'],
  },
  {
    rule: 'delete',
    messageKey: 'general.validation.delete',
    takes: [wordToDelete, ` ${wordToDelete} `],
    refuses: ['', 'delete', 'DELET', 'DELETED'],
  },
  {
    rule: 'accessCode',
    messageKey: 'general.validation.accessCode',
    takes: ['123456', 'ABCDEF'],
    refuses: ['', '12345', '1234567'],
  },
  {
    rule: 'password',
    messageKey: 'general.validation.password',
    takes: [chosenPassword, '12345678'],
    refuses: ['', '1234567'],
  },
  {
    rule: 'attachments',
    messageKey: 'general.validation.attachments',
    takes: ['plan.pdf', 'my plan 1.jpg', 'küche.jpeg'],
    refuses: ['plan', 'plan.', 'plan.PDF', 'plan.v2.pdf', 'plan.mp4', 'plan.tar.gz'],
  },
] as const satisfies readonly RuleRow[];

/** The phone numbers that forms and calls accept: more than the table's own rule, which is for stored values. Checked in a German shop. */
export const typedPhoneRow = {
  rule: 'phone',
  messageKey: 'general.validation.phone',
  takes: ['+49 30 23125000', '+33 1 23 45 67 89', '+12', '+1 234567890123', '030 1234567', '(030) 123-4567', '030/123.4567'],
  refuses: ['+0123', '+', '+4', '12', '+1234567890123456', '++49', '030 12a4567'],
} as const satisfies RuleRow;
