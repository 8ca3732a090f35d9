import type { Waiting, WaitingSubject } from '../waiting.ts';
import { get, make } from './element.ts';

const kinds = [
  ['component', 'Components'],
  ['page', 'Pages'],
] as const;

const pictureRow = (picture: Waiting, isCurrent: boolean, choose: (name: string) => void): HTMLLIElement => {
  const button = make('button', { type: 'button', class: 'picture', 'aria-current': isCurrent && 'true' }, picture.title);
  if (picture.state !== 'changed') button.append(make('span', { class: 'state', 'data-state': picture.state }, picture.state));
  button.addEventListener('click', () => choose(picture.name));
  return make('li', {}, button);
};

const subjectRow = (subject: WaitingSubject, current: string, choose: (name: string) => void): HTMLLIElement => {
  const { title, pictures } = subject;
  const isOpen = pictures.some(({ name }) => name === current);
  const count = make('span', { class: 'count num' }, String(pictures.length));
  const button = make('button', { type: 'button', class: 'subject', 'aria-expanded': String(isOpen) }, title, ' ', count);
  button.addEventListener('click', () => choose(pictures[0]?.name ?? ''));
  const row = make('li', {}, button);
  if (isOpen) row.append(make('ul', {}, ...pictures.map((one) => pictureRow(one, one.name === current, choose))));
  return row;
};

/** Shows what waits by component and page; the pictures of the current one are listed below it. */
export const showList = (subjects: readonly WaitingSubject[], current: string, choose: (name: string) => void): void => {
  const list = get('list', HTMLElement);
  const hadFocus = list.contains(document.activeElement);
  const groups = kinds.flatMap(([kind, title]) => {
    const own = subjects.filter((subject) => subject.kind === kind);
    if (own.length === 0) return [];
    return [make('section', {}, make('h2', {}, title), make('ul', {}, ...own.map((subject) => subjectRow(subject, current, choose))))];
  });
  list.replaceChildren(...groups);
  const chosen = list.querySelector<HTMLElement>('[aria-current]');
  chosen?.scrollIntoView({ block: 'nearest' });
  if (hadFocus) chosen?.focus();
};
