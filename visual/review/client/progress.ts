import type { WaitingSubject } from '../waiting.ts';
import { get } from './element.ts';

let most = 0;

/** The number of pending pictures, in words. */
export const countOf = (count: number): string => `${count} ${count === 1 ? 'picture waits' : 'pictures wait'}`;

/** Shows how much of what was pending when the page was opened is decided: approved, or rejected and waiting for a better one. */
export const showProgress = (subjects: readonly WaitingSubject[]): void => {
  const all = subjects.flatMap(({ pictures }) => pictures);
  const rejected = all.filter(({ state }) => state === 'rejected').length;
  most = Math.max(most, all.length);
  const bar = get('progress', HTMLProgressElement);
  bar.max = Math.max(most, 1);
  bar.value = most - all.length + rejected;
  get('left', HTMLElement).textContent = rejected === 0 ? countOf(all.length) : `${countOf(all.length)}, ${rejected} of them rejected`;
};
