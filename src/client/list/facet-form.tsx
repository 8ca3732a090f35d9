'use client';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'waku';
import { fillForm } from '../primitives/form/fill-form.ts';
import { addressOfForm } from './form-query.ts';

// An immediate answer needs no loading state.
const patienceMs = 250;

// Marks a part of the page as loading unless the answer is immediate; call the returned function when it arrives.
const showWaiting = (id: string): (() => void) => {
  const part = document.getElementById(id);
  const timer = setTimeout(() => {
    part?.setAttribute('aria-busy', 'true');
  }, patienceMs);
  return () => {
    clearTimeout(timer);
    part?.removeAttribute('aria-busy');
  };
};

type FacetFormProps = {
  /** Controls elsewhere on the page, such as the sorting, belong to the form by this id. */
  id: string;
  /** The list's own path. */
  path: string;
  /** The current query, canonical. */
  query: string;
  /** The element that shows the results, and a skeleton while they load. */
  resultsId: string;
  /** The query names of its fields in canonical order. @default those of a product list */
  names?: readonly string[];
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Filters and sorting as a GET form. With script every change updates the results at once, without a reload: focus and scroll stay.
 * Choices made before script ran count, too.
 */
export const FacetForm = ({ id, path, query, resultsId, names, className, children }: FacetFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const shown = useRef(query);
  const requestedAddress = useRef<string>(undefined);

  const show = async () => {
    if (!form.current) return;
    const address = addressOfForm(form.current, path, names);
    if (address === (requestedAddress.current ?? `${path}${shown.current}`)) return;
    requestedAddress.current = address;
    const hideWaiting = showWaiting(resultsId);
    await router.push(address, { scroll: false }).finally(hideWaiting);
    if (requestedAddress.current === address) requestedAddress.current = undefined;
  };
  const showChange = useEffectEvent(show);

  useEffect(() => {
    const listen = ({ target }: Event) => {
      if ((target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.form === form.current) void showChange();
    };
    document.addEventListener('change', listen);
    void showChange();
    return () => document.removeEventListener('change', listen);
  }, []);

  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    // The response to an earlier change must not revert a later one that is still pending.
    if (requestedAddress.current !== undefined && requestedAddress.current !== `${path}${query}`) return;
    if (form.current) fillForm(form.current, new URLSearchParams(query));
  }, [path, query]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>('[popover]:popover-open')?.hidePopover();
    void show();
  };
  return (
    <form ref={form} id={id} className={className} method="get" action={path} autoComplete="off" onSubmit={send}>
      {children}
    </form>
  );
};
