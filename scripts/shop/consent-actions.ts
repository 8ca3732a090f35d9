import { type ConsentRecord, eraseConsent, getConsent, listConsents, noConsent } from '#backend/consent/consent.ts';
import { time } from './print.ts';
import { say, sayJson } from './say.ts';

const namesOf = (purposes: readonly string[]): string => (purposes.length === 0 ? 'nothing' : purposes.join(', '));

const line = ({ recordId, answeredAt, country, granted }: ConsentRecord): string =>
  [recordId, time(answeredAt), country, `allowed ${namesOf(granted)}`].join('  ');

/** Prints the newest answers. */
export const list = async ({ limit, json }: { limit: number; json?: true }): Promise<void> => {
  const records = await listConsents(limit);
  if (json) sayJson(records);
  else say(records.length === 0 ? 'No answers' : records.map(line).join('\n'));
};

/** Prints one answer, and which question it answers. */
export const show = async (recordId: string, { json }: { json?: true }): Promise<void> => {
  const record = await getConsent(recordId);
  if (json) return sayJson(record);
  const { revision, asked, granted } = record;
  const refused = asked.filter((purpose) => !granted.includes(purpose));
  say([line(record), `refused ${namesOf(refused)}`, `question ${revision}: ${namesOf(asked)}`].join('\n'));
};

/** Deletes a record. */
export const erase = async (recordId: string): Promise<void> => {
  if (!(await eraseConsent(recordId))) throw noConsent(recordId);
  say(`${recordId} is erased`);
};
