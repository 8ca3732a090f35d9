import type { Waiting, WaitingSubject } from '../waiting.ts';
import { get } from './element.ts';

/** What waits, and who decides. */
export type Queue = { who: string; subjects: readonly WaitingSubject[] };

const tell = (message: string): void => {
  const alert = get('refused', HTMLElement);
  alert.hidden = message === '';
  alert.textContent = message;
};

const answerOf = async (asked: Promise<Response>): Promise<Queue | undefined> => {
  const answer = await asked.catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  const isGood = answer?.ok === true && body !== undefined;
  tell(isGood ? '' : (body?.message ?? 'The review does not answer: start it again with npm run visual:review.'));
  return isGood ? (body as Queue) : undefined;
};

/** Asks what waits. Nothing comes back when the server refused; the page then says why. */
export const askQueue = (): Promise<Queue | undefined> => answerOf(fetch('/waiting'));

/** Sends a decision and brings back what waits now. */
export const decide = (decision: 'approved' | 'rejected', pictures: readonly Waiting[], why: string): Promise<Queue | undefined> => {
  const token = document.querySelector<HTMLMetaElement>('meta[name="review-token"]')?.content ?? '';
  const body = JSON.stringify({ decision, why, pictures: pictures.map(({ name, hash }) => ({ name, hash })) });
  const headers = { 'content-type': 'application/json', 'x-review-token': token };
  return answerOf(fetch('/decisions', { method: 'POST', headers, body }));
};
