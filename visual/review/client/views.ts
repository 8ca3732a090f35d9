import type { Waiting } from '../waiting.ts';
import { make } from './element.ts';
import { captions, type Kind, paneOf, pictureOf, scrollTogether } from './panes.ts';

/** The input of a view: the name of a picture, its zoom, and whether there is a baseline beside it. */
export type Shown = Pick<Waiting, 'name' | 'hash' | 'hasBaseline'> & { zoom: number };

/** The elements of a view; `end` stops its animation. */
export type View = { content: HTMLElement[]; end: () => void };

const blinkTime = 700;
const nothing = (): void => undefined;
const image = (kind: Kind, { name, hash, zoom }: Shown): HTMLImageElement => pictureOf(kind, name, hash, zoom);

const side = (shown: Shown): View => {
  const kinds: Kind[] = shown.hasBaseline ? ['before', 'after', 'difference'] : ['after'];
  const view = make('div', { class: 'panes' }, ...kinds.map((kind) => paneOf(captions[kind], image(kind, shown))));
  scrollTogether(view);
  return { content: [view], end: nothing };
};

const slider = (shown: Shown): View => {
  const stack = make('div', { class: 'stack', 'data-view': 'slider' }, image('before', shown), image('after', shown));
  const range = make('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': 'Where the baseline ends and the actual picture begins',
  });
  const follow = (): void => stack.style.setProperty('--split', `${range.value}%`);
  range.addEventListener('input', follow);
  follow();
  const ends = make('div', { class: 'range' }, make('span', {}, 'Baseline'), range, make('span', {}, 'Actual'));
  return { content: [paneOf('Baseline on the left, actual on the right', stack), ends], end: nothing };
};

const blink = (shown: Shown): View => {
  const stack = make('div', { class: 'stack', 'data-view': 'blink' }, image('before', shown), image('after', shown));
  const pane = paneOf('', stack);
  const turn = (kind: Kind): void => {
    stack.dataset['shown'] = kind;
    const caption = pane.querySelector('figcaption');
    if (caption) caption.textContent = captions[kind];
  };
  const other = (): void => turn(stack.dataset['shown'] === 'before' ? 'after' : 'before');
  pane.querySelector('.place')?.setAttribute('aria-label', 'Baseline and actual in turn');
  turn('before');
  let timer: ReturnType<typeof setInterval> | undefined;
  const pause = make('button', { type: 'button', class: 'button', 'data-variant': 'line', 'data-size': 's' });
  const swap = make('button', { type: 'button', class: 'button', 'data-variant': 'line', 'data-size': 's' }, 'Show the other');
  const run = (isRunning: boolean): void => {
    clearInterval(timer);
    timer = isRunning ? setInterval(other, blinkTime) : undefined;
    pause.textContent = isRunning ? 'Pause' : 'Blink by itself';
  };
  pause.addEventListener('click', () => run(timer === undefined));
  swap.addEventListener('click', () => {
    run(false);
    other();
  });
  run(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  return { content: [pane, make('div', { class: 'buttons' }, swap, pause)], end: () => run(false) };
};

const difference = (shown: Shown): View => ({ content: [paneOf(captions.difference, image('difference', shown))], end: nothing });

const views = { side, slider, blink, difference };
export type ViewName = keyof typeof views;

export const viewNames = Object.keys(views) as ViewName[];

/** Builds a view; without a baseline there is one picture and nothing to compare. */
export const buildView = (name: ViewName, shown: Shown): View => (shown.hasBaseline ? views[name] : side)(shown);
