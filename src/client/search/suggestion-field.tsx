'use client';
import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { FieldInputContext } from 'react-aria-components/Autocomplete';
import { suggestionListId } from './suggestion-panel.tsx';

type FieldProps = InputHTMLAttributes<HTMLInputElement>;
type EventName = 'onKeyDown' | 'onFocus' | 'onBlur' | 'onPointerDown' | 'onChange';
type Events = { [Name in EventName]: NonNullable<FieldProps[Name]> };

// The props that react-aria passes to a field within it. Only its own fields have the types for them.
type Given = Partial<Omit<Events, 'onChange'>> & {
  ref: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
  'aria-activedescendant'?: string;
};

type Props = {
  /** The field's container. */
  container: RefObject<HTMLElement | null>;
  /** Receives the additional props of the field. */
  onField: (field: FieldProps) => void;
  isOpen: boolean;
  hasOptions: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/**
 * Turns the form's field into the field of react-aria's autocomplete, without remounting it: the focus stays in it, the arrow keys
 * select, Enter opens the selection (and searches without one), Escape closes.
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
    // Keys during an IME composition belong to the composition, Home and End to the text.
    if (nativeEvent.isComposing || key === 'Home' || key === 'End') return;
    const act = { Escape: isOpen ? onClose : undefined, ArrowDown: isOpen ? undefined : onOpen }[key];
    act?.();
    if (!act && isOpen) given.onKeyDown?.(event);
    // The selection is opened: the form must not be submitted as well.
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
