import 'server-only';
import { hostCookie } from '#backend/rest/rest.ts';
import { sessionCookie } from '#backend/session/session.ts';
import type { Call } from './calls.ts';
import type { Json } from './schemas.ts';

const cookie = (name: string, description: string): Json => ({ type: 'apiKey', in: 'cookie', name: hostCookie(name), description });

/** What identifies a caller: cookies of a browser, each set by the call that starts what it stands for, and the provider’s signature. */
export const securitySchemes = () => ({
  session: cookie(sessionCookie, 'Who is logged in; set by POST /consumer/login.'),
  cart: cookie('cart', 'The cart of a browser without an account; set by POST /carts/add.'),
  wishlist: cookie('wishlist', 'The wishlist of a browser without an account; set by POST /lists/my/add.'),
  return: cookie('return', 'The return session of a browser; set by POST /returns/find and POST /returns/open/statement.'),
  formDraft: cookie(
    'form-draft',
    'What became of a plain form, and that an account was deleted; set for 15 minutes by the call that does it.',
  ),
  webhookSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'The payment provider’s signature of the body and its time, made with the secret of the endpoint.',
  } satisfies Json,
});

/** How a caller is identified. */
export type Scheme = keyof ReturnType<typeof securitySchemes>;

/** Calls by their path, with what they read of their caller. `isRequired`: without any of it they find nothing. */
const rules: readonly { calls: RegExp; reads: readonly Scheme[]; isRequired?: true }[] = [
  { calls: /^\/payments\/webhook$/, reads: ['webhookSignature'], isRequired: true },
  { calls: /^\/(?:orders|consumer\/create\/from\/order)(?:\/|$)/, reads: ['session', 'cart'], isRequired: true },
  { calls: /^\/(?:carts|payments\/return)(?:\/|$)/, reads: ['session', 'cart'] },
  { calls: /^\/lists\/my(?:\/|$)/, reads: ['session', 'wishlist'] },
  { calls: /^\/returns\/(?:statement|confirm|edit|open\/confirm|open\/edit)$/, reads: ['return'], isRequired: true },
  { calls: /^\/returns\/mine$/, reads: ['return'] },
  { calls: /^\/returns\/find$/, reads: ['session', 'cart'] },
  { calls: /^\/consumer\/log(?:in|out)$/, reads: ['session', 'cart', 'wishlist'] },
  { calls: /^\/consumer\/(?:email\/confirm|newsletter\/subscribe|products\/register)$/, reads: ['session'] },
  { calls: /^\/consumer\/deletion$/, reads: ['formDraft'] },
];

/** What a call reads of its caller: the session if it requires one, else any of what is listed. */
export const readsOf = ({ path, operation }: Pick<Call, 'path' | 'operation'>): { reads: readonly Scheme[]; isRequired: boolean } => {
  if (operation.errors && 'NotLoggedInException' in operation.errors) return { reads: ['session'], isRequired: true };
  const { reads = [], isRequired = false } = rules.find(({ calls }) => calls.test(path)) ?? {};
  return { reads, isRequired };
};

/** The same as alternatives of OpenAPI; an empty one where nothing is needed. */
export const securityOf = (call: Pick<Call, 'path' | 'operation'>): Json[] => {
  const { reads, isRequired } = readsOf(call);
  return [...(isRequired ? [] : [{}]), ...reads.map((scheme) => ({ [scheme]: [] }))];
};
