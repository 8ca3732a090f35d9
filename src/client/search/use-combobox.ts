import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { optionId } from './suggestion-ids.ts';

type Options = {
  /** Around the field. */
  place: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** What the options show: with another answer none is active any more. */
  answer: object | undefined;
  /** How many options there are. */
  count: number;
  onOpen: () => void;
  onClose: () => void;
};

// None is active: the focus is in the field alone.
const none = -1;

/** Up and down go round through the options and the field itself. */
const step = (active: number, by: number, count: number): number => ((active + 1 + by + count + 1) % (count + 1)) - 1;

/**
 * Makes the field a combobox after the ARIA practices: the focus stays in it, the arrow keys choose, Enter opens what is chosen
 * (and searches where nothing is), Escape closes. Returns the place of the active option, -1 for none.
 */
export const useCombobox = ({ place, isOpen, answer, count, onOpen, onClose }: Options): number => {
  const [chosen, setChosen] = useState({ answer, at: none });
  const active = isOpen && chosen.answer === answer ? chosen.at : none;
  const move = (by: number): void => setChosen({ answer, at: step(active, by, count) });

  useEffect(() => {
    const input = place.current?.querySelector('input');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-expanded', String(isOpen && count > 0));
    if (active === none) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', optionId(active));
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [place, isOpen, count, active]);

  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: isOpen ? () => move(1) : onOpen,
      ArrowUp: isOpen ? () => move(-1) : undefined,
      Enter: active === none ? undefined : () => document.getElementById(optionId(active))?.click(),
      Escape: isOpen ? onClose : undefined,
    };
    const act = acts[event.key];
    // Keys of a word that is still being composed belong to the composition.
    if (!act || event.isComposing) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const input = place.current?.querySelector('input');
    const listener = (event: KeyboardEvent): void => onKey(event);
    input?.addEventListener('keydown', listener);
    return () => input?.removeEventListener('keydown', listener);
  }, [place]);

  return active;
};
