import 'client-only';
import { solveCaptcha } from '#state/captcha/solve-captcha.ts';

const patienceMs = 60 * 1000;
const busy = new WeakSet<HTMLFormElement>();

/** Solves the captcha of a form that ships no script of its own, and submits it once; unsolved, the answering page asks for it. */
export const submitForm = async (form: HTMLFormElement): Promise<void> => {
  if (busy.has(form)) return;
  busy.add(form);
  const field = form.elements.namedItem('captcha');
  const solved = await solveCaptcha(AbortSignal.timeout(patienceMs)).catch(() => '');
  if (field instanceof HTMLInputElement) field.value = solved;
  busy.delete(form);
  form.submit();
};
