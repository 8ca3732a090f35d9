import type { Waiting, WaitingSubject } from '../waiting.ts';
import { get } from './element.ts';

/** What is pending, who decides, and whether a decision can be reverted. */
export type Queue = { who: string; canUndo: boolean; subjects: readonly WaitingSubject[] };

const showError = (message: string): void => {
  const alert = get('refused', HTMLElement);
  alert.hidden = message === '';
  alert.textContent = message;
};

const queueOf = async (request: Promise<Response>): Promise<Queue | undefined> => {
  const answer = await request.catch(() => undefined);
  const body = await answer?.json().catch(() => undefined);
  const isGood = answer?.ok === true && body !== undefined;
  showError(isGood ? '' : (body?.message ?? 'The review does not answer: start it again with npm run visual:review.'));
  return isGood ? (body as Queue) : undefined;
};

/** Fetches what is pending. Undefined when the server rejected the call; the page then says why. */
export const fetchQueue = (): Promise<Queue | undefined> => queueOf(fetch('/waiting'));

const send = (path: string, body: object): Promise<Queue | undefined> => {
  const token = document.querySelector<HTMLMetaElement>('meta[name="review-token"]')?.content ?? '';
  const headers = { 'content-type': 'application/json', 'x-review-token': token };
  return queueOf(fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
};

/** Sends a decision and returns what is pending now. */
export const decide = (decision: 'approved' | 'rejected', pictures: readonly Waiting[], why: string): Promise<Queue | undefined> =>
  send('/decisions', { decision, why, pictures: pictures.map(({ name, hash }) => ({ name, hash })) });

/** Reverts the last decision of this review and returns what is pending now. */
export const undo = (): Promise<Queue | undefined> => send('/undo', {});
