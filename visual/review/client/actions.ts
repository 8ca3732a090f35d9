import { confirmed } from './dialogs.ts';
import { get } from './element.ts';
import { bindKeys } from './keyboard.ts';
import { viewNames } from './views.ts';

/** The actions of the page, by button or by key. */
type Actions = Record<'approve' | 'approveExample' | 'approveAll' | 'reject' | 'undo' | 'show' | 'showAll', () => void> &
  Record<'step' | 'leap', (by: 1 | -1) => void>;

const openHelp = (): void => void confirmed('help-dialog');

const chooseView = (index: number): void =>
  document.querySelector<HTMLInputElement>(`input[name="view"][value="${viewNames[index]}"]`)?.click();

/** Binds the actions to the buttons and keys of the page. */
export const bindActions = ({ approve, approveExample, approveAll, reject, undo, show, showAll, step, leap }: Actions): void => {
  const buttons = { all: approveAll, example: approveExample, reject, undo, 'show-all': showAll, 'help-open': openHelp };
  for (const [id, action] of Object.entries(buttons)) get(id, HTMLElement).addEventListener('click', action);
  get('decision', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    approve();
  });
  get('next', HTMLElement).addEventListener('click', () => step(1));
  get('previous', HTMLElement).addEventListener('click', () => step(-1));
  for (const id of ['views', 'zooms']) get(id, HTMLElement).addEventListener('change', show);
  bindKeys({
    j: () => step(1),
    k: () => step(-1),
    J: () => leap(1),
    K: () => leap(-1),
    A: approveExample,
    a: approve,
    r: reject,
    z: undo,
    '?': openHelp,
    ...Object.fromEntries(viewNames.map((_, index) => [String(index + 1), () => chooseView(index)])),
  });
};
