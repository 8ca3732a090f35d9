import type { Waiting, WaitingSubject } from '../waiting.ts';
import { get, make } from './element.ts';

const state = (): HTMLSelectElement => get('state', HTMLSelectElement);
const mode = (): HTMLSelectElement => get('mode', HTMLSelectElement);
const isWanted = (picture: Waiting): boolean =>
  (state().value === '' || picture.state === state().value) && (mode().value === '' || picture.mode.name === mode().value);

/** The pending pictures that match the filters: by state and mode. */
export const filtered = (subjects: readonly WaitingSubject[]): WaitingSubject[] =>
  subjects.map((subject) => ({ ...subject, pictures: subject.pictures.filter(isWanted) })).filter(({ pictures }) => pictures.length > 0);

/** Whether a filter is active. */
export const isFiltered = (): boolean => state().value !== '' || mode().value !== '';

/** Clears the filters. */
export const showEverything = (): void => {
  state().value = '';
  mode().value = '';
};

/** Offers the modes that have pending pictures, and reports a change of state or mode. */
export const bindFilter = (subjects: readonly WaitingSubject[], follow: () => void): void => {
  const titles = new Map(subjects.flatMap(({ pictures }) => pictures.map((one) => [one.mode.name, one.mode.title] as const)));
  mode().append(...[...titles].map(([value, title]) => make('option', { value }, title)));
  for (const select of [state(), mode()]) select.addEventListener('change', follow);
};
