import 'server-only';
import type { Call } from './calls.ts';
import { readsOf, type Scheme } from './security.ts';

const names: Readonly<Record<Scheme, string>> = {
  session: 'a login',
  cart: 'a cart of this browser',
  wishlist: 'a wishlist of this browser',
  return: 'a return session of this browser',
  formDraft: 'the cookie of a form that was just sent',
  webhookSignature: 'the signature of the payment provider',
};
const either = new Intl.ListFormat('en', { type: 'disjunction' });

const accessOf = (call: Call): string => {
  const { reads, isRequired } = readsOf(call);
  if (reads.length === 0) return 'Open to everybody.';
  const list = either.format(reads.map((scheme) => names[scheme]));
  return isRequired ? `Needs ${list}.` : `Open to everybody; uses ${list} where there is one.`;
};

/** What the summary does not say: details, who may call, and whether a plain form may. */
export const callDescription = (call: Call): string => {
  const { description, next } = call.operation;
  const form = next && call.method === 'post' && 'A plain form may send it, too, and is redirected to the next page (303).';
  return [description, accessOf(call), form].filter(Boolean).join(' ');
};
