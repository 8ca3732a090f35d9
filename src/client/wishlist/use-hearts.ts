import 'client-only';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { learnWishes } from '#state/wish-actions.ts';
import { wished } from '#state/wished.ts';

// Every heart of a page: a plain form, wherever it stands.
const hearts = 'form[data-heart]';

const press = (event: SubmitEvent): void => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches(hearts)) return;
  event.preventDefault();
  // Loaded with the first press; where it does not come, the plain form does the same.
  void import('./hearts.ts').then(
    ({ pressHeart }) => pressHeart(form),
    () => form.submit(),
  );
};

const follow = (): (() => void) => {
  document.addEventListener('submit', press);
  return () => document.removeEventListener('submit', press);
};

/** Brings the hearts of every page to life. Where none is on the list none is touched. */
export const useHearts = (): void => {
  const { path, query } = useRouter();
  const { variants } = useSnapshot(wished);
  useEffect(follow, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another query, another list: other hearts
  useEffect(() => {
    const forms = document.querySelectorAll<HTMLFormElement>(hearts);
    if (forms.length === 0) return;
    learnWishes();
    const isAnyPressed = document.querySelector(`${hearts} [aria-pressed="true"]`) !== null;
    if (isAnyPressed || Object.keys(variants).length > 0) void import('./hearts.ts').then(({ showHearts }) => showHearts(forms));
  }, [path, query, variants]);
};
