import type { Waiting, WaitingSubject } from '../waiting.ts';
import { get, make } from './element.ts';

/** The pictures of the same example, one per mode. */
export const sameExample = ({ pictures }: WaitingSubject, { example }: Waiting): Waiting[] =>
  pictures.filter((one) => one.example === example);

const choice = (picture: Waiting, isCurrent: boolean, choose: (name: string) => void): HTMLLabelElement => {
  const radio = make('input', { type: 'radio', name: 'mode', value: picture.name, checked: isCurrent });
  radio.addEventListener('change', () => choose(picture.name));
  const title = make('span', { 'data-state': picture.state }, picture.mode.title.replace(' px,', ''));
  if (picture.state === 'rejected') title.append(make('span', { class: 'visually-hidden' }, ', rejected'));
  return make('label', {}, radio, title);
};

/** Shows the modes in which the example is pending, the current one selected. */
export const showModes = (subject: WaitingSubject, picture: Waiting, choose: (name: string) => void): void => {
  const modes = get('modes', HTMLElement);
  const hadFocus = modes.contains(document.activeElement);
  const [legend] = modes.children;
  modes.replaceChildren(
    ...(legend ? [legend] : []),
    ...sameExample(subject, picture).map((one) => choice(one, one.name === picture.name, choose)),
  );
  const chosen = modes.querySelector<HTMLInputElement>(':checked');
  chosen?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (hadFocus) chosen?.focus();
};
