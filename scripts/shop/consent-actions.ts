import { type ConsentRecord, eraseConsent, getConsent, listConsents, noConsent } from '#backend/consent/consent.ts';
import { time } from './format.ts';
import { print, printJson } from './output.ts';

const namesOf = (purposes: readonly string[]): string => (purposes.length === 0 ? 'nothing' : purposes.join(', '));

const line = ({ recordId, answeredAt, country, granted }: ConsentRecord): string =>
  [recordId, time(answeredAt), country, `allowed ${namesOf(granted)}`].join('  ');

/** Prints the newest answers. */
export const list = async ({ limit, json }: { limit: number; json?: true }): Promise<void> => {
  const records = await listConsents(limit);
  if (json) printJson(records);
  else print(records.length === 0 ? 'No answers' : records.map(line).join('\n'));
};

/** Prints one answer and its question. */
export const show = async (recordId: string, { json }: { json?: true }): Promise<void> => {
  const record = await getConsent(recordId);
  if (json) return printJson(record);
  const { revision, asked: question, granted } = record;
  const denied = question.filter((purpose) => !granted.includes(purpose));
  print([line(record), `refused ${namesOf(denied)}`, `question ${revision}: ${namesOf(question)}`].join('\n'));
};

/** Deletes a record. */
export const erase = async (recordId: string): Promise<void> => {
  if (!(await eraseConsent(recordId))) throw noConsent(recordId);
  print(`${recordId} is erased`);
};
