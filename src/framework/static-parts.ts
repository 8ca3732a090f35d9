import 'server-only';
import { tryGetContext } from 'hono/context-storage';
import { staticPartMarks } from '#client/primitives/static-part/static-part-mark.ts';

type Context = { req: { path: string }; get: (key: string) => unknown; set: (key: string, value: unknown) => void };

// Responses to the router, and the component documentation, whose examples are interactive.
const withElements = /^\/(?:RSC|docs)(?:\/|$)/;

/** The static parts of the document being rendered, by name. Undefined where their elements are sent instead, also in development. */
export const staticParts = (): Map<string, string> | undefined => {
  const context = tryGetContext() as Context | undefined;
  if (import.meta.env.DEV || !context || withElements.test(context.req.path)) return undefined;
  const parts = (context.get('staticParts') as Map<string, string> | undefined) ?? new Map<string, string>();
  context.set('staticParts', parts);
  return parts;
};

/** Whether the response goes to the router of an open page rather than to a reader of documents. */
export const isNavigation = (): boolean => (tryGetContext() as Context | undefined)?.req.path.startsWith('/RSC/') === true;

/** A document with every static part inserted. */
export const fillStaticParts = (html: string, parts: ReadonlyMap<string, string> | undefined): string =>
  parts ? html.replaceAll(staticPartMarks, (mark, name: string) => parts.get(name) ?? mark) : html;
