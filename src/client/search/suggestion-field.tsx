'use client';
import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { FieldInputContext } from 'react-aria-components/Autocomplete';
import { suggestionListId } from './suggestion-panel.tsx';

type FieldProps = InputHTMLAttributes<HTMLInputElement>;
type EventName = 'onKeyDown' | 'onFocus' | 'onBlur' | 'onPointerDown' | 'onChange';
type Events = { [Name in EventName]: NonNullable<FieldProps[Name]> };

// What react-aria gives to a field within it. It tells its types to its own fields alone.
type Given = Partial<Omit<Events, 'onChange'>> & {
  ref: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
  'aria-activedescendant'?: string;
};

type Props = {
  /** Around the field. */
  container: RefObject<HTMLElement | null>;
  /** Takes what the field shall do from now on. */
  onField: (field: FieldProps) => void;
  isOpen: boolean;
  hasOptions: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/**
 * Makes the field of the form the field of react-aria's autocomplete, without making it anew: the focus stays in it, the arrow keys
 * choose, Enter opens what is chosen (and searches where nothing is), Escape closes.
 */
export const SuggestionField = ({ container, onField, isOpen, hasOptions, onOpen, onClose }: Props) => {
  const given = useContext(FieldInputContext) as unknown as Given;
  const active = given['aria-activedescendant'];

  useImperativeHandle(given.ref, () => container.current?.querySelector('input') as HTMLInputElement, [container]);

  useEffect(() => {
    const input = container.current?.querySelector('input');
    input?.setAttribute('aria-expanded', String(hasOptions));
    if (active === undefined) input?.removeAttribute('aria-activedescendant');
    else input?.setAttribute('aria-activedescendant', active);
  }, [container, hasOptions, active]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, nativeEvent } = event;
    // Keys of a word that is still being composed belong to the composition, Home and End to the text.
    if (nativeEvent.isComposing || key === 'Home' || key === 'End') return;
    const act = { Escape: isOpen ? onClose : undefined, ArrowDown: isOpen ? undefined : onOpen }[key];
    act?.();
    if (!act && isOpen) given.onKeyDown?.(event);
    // What is chosen is opened: the form must not be sent, too.
    if (act || (isOpen && key === 'Enter' && active !== undefined)) event.preventDefault();
  };

  const latest = useRef<Events>(null);
  useEffect(() => {
    latest.current = {
      onKeyDown,
      onFocus: (event) => given.onFocus?.(event),
      onBlur: (event) => given.onBlur?.(event),
      onPointerDown: (event) => given.onPointerDown?.(event),
      onChange: ({ currentTarget }) => given.onChange(currentTarget.value),
    };
  });
  useEffect(() => {
    onField({
      'aria-autocomplete': 'list',
      'aria-controls': suggestionListId,
      onKeyDown: (event) => latest.current?.onKeyDown(event),
      onFocus: (event) => latest.current?.onFocus(event),
      onBlur: (event) => latest.current?.onBlur(event),
      onPointerDown: (event) => latest.current?.onPointerDown(event),
      onChange: (event) => latest.current?.onChange(event),
    });
  }, [onField]);

  return null;
};
