'use client';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from 'waku';
import { fillForm } from '../primitives/form/fill-form.ts';

type KitchenFormProps = {
  /** The page's own path. */
  path: string;
  /** The id of the element that shows the result. */
  anchor: string;
  /** The current query with every field: the form follows it when a link changes the answers. */
  answers?: string | undefined;
  className?: string | undefined;
  /** The fields; each is named after a query parameter of the page. */
  children: ReactNode;
};

const pairsOf = (form: HTMLFormElement): [string, string][] => [...new FormData(form)].map(([name, value]) => [name, String(value)]);

/** The visitor's kitchen as a GET form. With script every change updates the result at once, without a reload: focus and scroll stay. */
export const KitchenForm = ({ path, anchor, answers, className, children }: KitchenFormProps) => {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string>(undefined);
  const pending = useRef(0);
  const previousAnswers = useRef(answers);

  const show = () => {
    if (!form.current) return;
    const address = `${path}?${new URLSearchParams(pairsOf(form.current))}`;
    if (address === shown.current) return;
    shown.current = address;
    pending.current++;
    void router.replace(address, { scroll: false }).finally(() => pending.current--);
  };
  const showChange = useEffectEvent(show);
  // Choices made before script ran count, too.
  const applyEarlyInput = useEffectEvent(() => {
    const params = new URLSearchParams(answers);
    if (answers !== undefined && form.current && pairsOf(form.current).some(([name, value]) => params.get(name) !== value)) show();
  });

  useEffect(() => {
    const own = form.current;
    // The native change event: a length counts when it is completely typed.
    own?.addEventListener('change', showChange);
    applyEarlyInput();
    return () => own?.removeEventListener('change', showChange);
  }, []);

  useEffect(() => {
    if (answers === undefined || answers === previousAnswers.current) return;
    previousAnswers.current = answers;
    // The response to an earlier change must not revert a later one that is still pending.
    if (pending.current > 1 || !form.current) return;
    fillForm(form.current, new URLSearchParams(answers));
    shown.current = `${path}?${new URLSearchParams(pairsOf(form.current))}`;
  }, [path, answers]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show();
    const answer = document.getElementById(anchor);
    if (!answer || answer.contains(event.currentTarget)) return;
    answer.scrollIntoView();
    void import('../primitives/focus/focus-once.ts').then(({ focusStart }) => focusStart(answer));
  };
  return (
    <form ref={form} className={className} method="get" action={`${path}#${anchor}`} autoComplete="off" onSubmit={send}>
      {children}
    </form>
  );
};
