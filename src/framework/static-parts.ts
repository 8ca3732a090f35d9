import 'server-only';
import { tryGetContext } from 'hono/context-storage';
import { staticPartMarks } from '#client/primitives/static-part/static-part-mark.ts';

type Context = { req: { path: string }; get: (key: string) => unknown; set: (key: string, value: unknown) => void };

// Answers to the router, and the component documentation, whose examples are to be played with.
const withElements = /^\/(?:RSC|docs)(?:\/|$)/;

/** The parts without behaviour of the document that is being rendered, by their names. Undefined where their elements travel instead, in development too. */
export const staticParts = (): Map<string, string> | undefined => {
  const context = tryGetContext() as Context | undefined;
  if (import.meta.env.DEV || !context || withElements.test(context.req.path)) return undefined;
  const parts = (context.get('staticParts') as Map<string, string> | undefined) ?? new Map<string, string>();
  context.set('staticParts', parts);
  return parts;
};

/** Whether the answer goes to the router of a page that is open already, not to whoever reads documents. */
export const isNavigation = (): boolean => (tryGetContext() as Context | undefined)?.req.path.startsWith('/RSC/') === true;

/** A document with every part without behaviour at its place. */
export const fillStaticParts = (html: string, parts: ReadonlyMap<string, string> | undefined): string =>
  parts ? html.replaceAll(staticPartMarks, (mark, name: string) => parts.get(name) ?? mark) : html;
