import { get } from './element.ts';

const stored = 'review-keys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="radio"], [type="range"], [type="checkbox"]), textarea, select') !== null;

/** Binds single keys to actions, unless somebody types, a dialog is open, or the keys were switched off in the help. */
export const bindKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const keys = get('keys', HTMLInputElement);
  keys.checked = localStorage.getItem(stored) !== 'off';
  keys.addEventListener('change', () => localStorage.setItem(stored, keys.checked ? 'on' : 'off'));
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    const isElsewhere = ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]') !== null;
    const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
    // A held key repeats navigation, but decides once.
    if (!action || isElsewhere || !keys.checked || (repeat && !'jkJK'.includes(key))) return;
    event.preventDefault();
    action();
  });
};
