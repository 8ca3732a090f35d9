import type { Waiting, WaitingSubject } from '../waiting.ts';
import { bindActions } from './actions.ts';
import { decide, fetchQueue, type Queue, undo } from './decisions.ts';
import { confirmed, confirmedMany, readReason } from './dialogs.ts';
import { bindDrawer, openDrawer } from './drawer.ts';
import { get } from './element.ts';
import { bindFilter, filtered, isFiltered, showEverything } from './filter.ts';
import { showList } from './list.ts';
import { sameExample, showModes } from './modes.ts';
import { countOf, showProgress } from './progress.ts';
import { showNothing, showPicture } from './stage.ts';

type Entry = { subject: WaitingSubject; picture: Waiting };

let queue: Queue = { who: '', canUndo: false, subjects: [] };
let current = '';
let isBusy = false;

const subjects = (): WaitingSubject[] => filtered(queue.subjects);
const entries = (): Entry[] => subjects().flatMap((subject) => subject.pictures.map((picture) => ({ subject, picture })));
const indexOf = (name: string): number => entries().findIndex(({ picture }) => picture.name === name);
const currentEntry = (): Entry | undefined => entries()[indexOf(current)];
const announce = (words: string): void => {
  get('said', HTMLElement).textContent = words;
};
const countAll = (): string => countOf(queue.subjects.flatMap(({ pictures }) => pictures).length);

const show = (): void => {
  const entry = currentEntry();
  showProgress(queue.subjects);
  showList(subjects(), current, choose);
  showNothing(entry === undefined, queue.subjects.length > 0);
  get('undo', HTMLElement).hidden = !queue.canUndo;
  if (!entry) return;
  showModes(entry.subject, entry.picture, choose);
  showPicture(entry.subject, entry.picture);
};

const choose = (name: string): void => {
  current = name;
  openDrawer(false);
  show();
  const entry = currentEntry();
  if (entry) announce(`${entry.subject.title}: ${entry.picture.title}`);
};

const step = (by: 1 | -1): void => {
  const next = entries()[indexOf(current) + by];
  if (next) choose(next.picture.name);
  else announce(by === 1 ? 'This is the last picture.' : 'This is the first picture.');
};

const leap = (by: 1 | -1): void => {
  const all = subjects();
  const next = all[all.findIndex(({ pictures }) => pictures.some(({ name }) => name === current)) + by]?.pictures[0];
  if (next) choose(next.name);
  else announce(by === 1 ? 'This is the last of the list.' : 'This is the first of the list.');
};

const follow = (): void => {
  current = currentEntry()?.picture.name ?? entries()[0]?.picture.name ?? '';
  show();
  announce(`${entries().length} shown. ${countAll()}.`);
};

const submitDecision = async (decision: 'approved' | 'rejected', pictures: readonly Waiting[], why: string): Promise<void> => {
  if (isBusy) return;
  isBusy = true;
  const index = indexOf(current);
  const answer = await decide(decision, pictures, why);
  isBusy = false;
  if (!answer) return;
  queue = answer;
  const all = entries();
  // Approved pictures leave the list, so that the next one moves up; rejected ones stay.
  const next = all[decision === 'approved' ? index : index + 1] ?? all.at(-1);
  current = next?.picture.name ?? '';
  show();
  const what = pictures.length === 1 ? pictures[0]?.title : `${pictures.length} pictures`;
  announce(`${what} ${decision}. ${countAll()}.`);
};

const approveCurrent = (): void => {
  const entry = currentEntry();
  const why = entry && readReason();
  if (entry && why) void submitDecision('approved', [entry.picture], why);
};

const approveMany = async (pictures: readonly Waiting[], what: string): Promise<void> => {
  const why = readReason();
  if (why && (await confirmedMany(pictures.length, what, isFiltered()))) await submitDecision('approved', pictures, why);
};

const undoLast = async (): Promise<void> => {
  if (isBusy || !queue.canUndo) return;
  isBusy = true;
  const before = new Set(entries().map(({ picture }) => picture.name));
  const answer = await undo();
  isBusy = false;
  if (!answer) return;
  queue = answer;
  current = entries().find(({ picture }) => !before.has(picture.name))?.picture.name ?? current;
  follow();
  announce(`Taken back. ${countAll()}.`);
};

const approveAll = async (): Promise<void> => {
  const entry = currentEntry();
  if (entry) await approveMany(entry.subject.pictures, entry.subject.title);
};

const approveExample = async (): Promise<void> => {
  const entry = currentEntry();
  if (!entry) return;
  const title = [entry.subject.title, entry.picture.example].filter((part) => part !== '').join(': ');
  await approveMany(sameExample(entry.subject, entry.picture), title);
};

const rejectCurrent = async (): Promise<void> => {
  const entry = currentEntry();
  const comment = get('reject-comment', HTMLTextAreaElement);
  comment.value = '';
  if (entry && (await confirmed('reject-dialog'))) await submitDecision('rejected', [entry.picture], comment.value);
};

bindDrawer();
bindActions({
  approve: approveCurrent,
  approveExample: () => void approveExample(),
  approveAll: () => void approveAll(),
  reject: () => void rejectCurrent(),
  undo: () => void undoLast(),
  step,
  leap,
  show,
  showAll: () => {
    showEverything();
    follow();
  },
});

queue = (await fetchQueue()) ?? queue;
get('who', HTMLElement).textContent = queue.who;
bindFilter(queue.subjects, follow);
current = entries()[0]?.picture.name ?? '';
show();
