import type { Difference } from '../../difference.ts';
import type { Waiting, WaitingSubject } from '../waiting.ts';
import { get } from './element.ts';
import { sameExample } from './modes.ts';
import { type Box, revealChange } from './panes.ts';
import { scaleTogether } from './scale.ts';
import { buildView, type View, type ViewName } from './views.ts';

let open: View | undefined;

const chosen = (name: string): string => document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? '';
const number = new Intl.NumberFormat('en');

const factsOf = (count: number, { width, height }: Box): string =>
  `${number.format(count)} ${count === 1 ? 'pixel differs' : 'pixels differ'}, within ${width} × ${height} px.`;

const lost = 'This machine does not keep the approved picture: npm run visual:before shoots it.';
const missing: Record<Waiting['state'], string> = { new: 'New: there is no baseline yet.', changed: lost, rejected: lost };

const showFacts = async (picture: Waiting, view: HTMLElement): Promise<void> => {
  const facts = get('facts', HTMLElement);
  facts.textContent = picture.hasBaseline ? '' : missing[picture.state];
  if (!picture.hasBaseline) return;
  const answer = await fetch(`/difference?${new URLSearchParams({ name: picture.name })}`);
  const { count, box } = (await answer.json()) as Difference;
  // The reviewer may have moved on in the meantime.
  if (!box || view.dataset['of'] !== picture.name) return;
  facts.textContent = factsOf(count, box);
  await revealChange(view, box);
};

/** Shows one picture in the chosen view and zoom. */
export const showPicture = (subject: WaitingSubject, picture: Waiting): void => {
  const title = `${subject.title}: ${picture.title}`;
  get('title', HTMLElement).textContent = title;
  document.title = `${title} – Picture review`;
  const comment = get('comment', HTMLElement);
  comment.hidden = picture.comment === '';
  comment.textContent = `Rejected by ${picture.comment}`;
  get('all', HTMLElement).textContent = `Approve all ${subject.pictures.length} of ${subject.title}`;
  const example = get('example', HTMLElement);
  const modes = sameExample(subject, picture).length;
  example.textContent = `Approve all ${modes} of ${picture.example}`;
  example.hidden = modes === subject.pictures.length;
  get('views', HTMLElement).hidden = !picture.hasBaseline;
  open?.end();
  const view = get('view', HTMLElement);
  open = buildView(chosen('view') as ViewName, { ...picture, zoom: Number(chosen('zoom')) });
  view.dataset['of'] = picture.name;
  view.replaceChildren(...open.content);
  void scaleTogether(view);
  void showFacts(picture, view);
};

/** Shows or hides the message that nothing is pending, or that nothing matches the filters. */
export const showNothing = (isNothing: boolean, isMore: boolean): void => {
  get('nothing', HTMLElement).hidden = !isNothing || isMore;
  get('filtered', HTMLElement).hidden = !isNothing || !isMore;
  get('review', HTMLElement).hidden = isNothing;
  if (!isNothing) return;
  open?.end();
  open = undefined;
  document.title = 'Picture review – Undula';
};
