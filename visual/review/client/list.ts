import type { Waiting, WaitingSubject } from '../waiting.ts';
import { get, make } from './element.ts';

const kinds = [
  ['component', 'Components'],
  ['page', 'Pages'],
] as const;

/** The label of pictures that share one state: none for changed ones, since most are. */
const stateOf = (pictures: readonly Waiting[]): HTMLElement[] => {
  const [first] = pictures;
  if (!first || first.state === 'changed' || pictures.some(({ state }) => state !== first.state)) return [];
  return [make('span', { class: 'state', 'data-state': first.state }, first.state)];
};

const countOf = (pictures: readonly Waiting[]): HTMLElement => make('span', { class: 'count num' }, String(pictures.length));

type Row = { pictures: readonly Waiting[]; isCurrent: boolean; choose: (name: string) => void };

const exampleRow = (title: string, { pictures, isCurrent, choose }: Row): HTMLLIElement => {
  const tail = make('span', { class: 'tail' }, ...stateOf(pictures), countOf(pictures));
  const button = make('button', { type: 'button', class: 'picture', 'aria-current': isCurrent && 'true' }, title, ' ', tail);
  button.addEventListener('click', () => choose(pictures[0]?.name ?? ''));
  return make('li', {}, button);
};

const subjectRow = (subject: WaitingSubject, current: string, choose: (name: string) => void): HTMLLIElement => {
  const { title, kind, pictures } = subject;
  const isOpen = pictures.some(({ name }) => name === current);
  const isCurrent = isOpen && kind === 'page';
  const tail = make('span', { class: 'tail' }, ...stateOf(pictures), countOf(pictures));
  const expanded: Record<string, string> = kind === 'page' ? {} : { 'aria-expanded': String(isOpen) };
  const button = make('button', { type: 'button', class: 'subject', 'aria-current': isCurrent && 'true', ...expanded }, title, ' ', tail);
  button.addEventListener('click', () => choose(pictures[0]?.name ?? ''));
  const row = make('li', {}, button);
  if (!isOpen || kind === 'page') return row;
  const examples = [...Map.groupBy(pictures, ({ example }) => example)].map(([example, own]) =>
    exampleRow(example, { pictures: own, isCurrent: own.some(({ name }) => name === current), choose }),
  );
  row.append(make('ul', {}, ...examples));
  return row;
};

/** Shows pending pictures by component and page; the examples of the current component are listed below it. */
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
