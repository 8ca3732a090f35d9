import type { Waiting, WaitingSubject } from '../waiting.ts';
import { get, make } from './element.ts';

const state = (): HTMLSelectElement => get('state', HTMLSelectElement);
const mode = (): HTMLSelectElement => get('mode', HTMLSelectElement);
const isWanted = (picture: Waiting): boolean =>
  (state().value === '' || picture.state === state().value) && (mode().value === '' || picture.mode.name === mode().value);

/** What waits and is asked for: by state and mode. */
export const filtered = (subjects: readonly WaitingSubject[]): WaitingSubject[] =>
  subjects.map((subject) => ({ ...subject, pictures: subject.pictures.filter(isWanted) })).filter(({ pictures }) => pictures.length > 0);

/** Whether something is left out. */
export const isFiltered = (): boolean => state().value !== '' || mode().value !== '';

/** Asks for everything again. */
export const showEverything = (): void => {
  state().value = '';
  mode().value = '';
};

/** Offers the modes in which something waits, and tells when another state or mode is asked for. */
export const bindFilter = (subjects: readonly WaitingSubject[], follow: () => void): void => {
  const titles = new Map(subjects.flatMap(({ pictures }) => pictures.map((one) => [one.mode.name, one.mode.title] as const)));
  mode().append(...[...titles].map(([value, title]) => make('option', { value }, title)));
  for (const select of [state(), mode()]) select.addEventListener('change', follow);
};
