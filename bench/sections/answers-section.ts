import type { AccountAnswer } from '../account-answers.ts';
import { table } from '../markdown.ts';
import type { Section } from '../part.ts';

/** Whether an address has an account must not show: each row has equal times, but for other load on the machine. */
export const answersSection: Section<AccountAnswer[]> = {
  title: 'Known and unknown addresses',
  describe: (found) => {
    const rows = found.map(({ call, known, unknown }) => [
      call,
      ...[known.median, unknown.median, known.p90, unknown.p90].map((ms) => ms.toFixed(1)),
    ]);
    return `About an address that has an account and one that has none, in turns: nobody may learn from the time which is which. The work of hashing is proved equal in \`src/backend/consumer/even-answers.test.ts\`; this shows the rest.

${table(['call', 'known ms (median)', 'unknown ms (median)', 'known ms (p90)', 'unknown ms (p90)'], rows)}`;
  },
  figuresOf: () => ({}),
};
