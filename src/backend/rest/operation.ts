import 'server-only';
import type { Context, Handler } from 'hono';
import type { z } from 'zod';
import type { Site } from '#shared/country/site.ts';
import { readNumbers } from './form-numbers.ts';
import { isNoScriptForm, parse, readBody, readFields } from './read-body.ts';
import { fieldsOfForm } from './rejected-form.ts';
import type { RestEnv } from './rest-env.ts';

/** What a call answers when it succeeds: data of a schema, a file of a media type, or the way to another page (303). */
export type Answer = z.ZodType | { file: string } | { redirects: true };

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Answered<A> = A extends z.ZodType ? z.output<A> : Response;

/** All that is to be known of a call beside its method and path: the route checks by it, /openapi.json tells it, the fuzz test drives it. */
export type Operation<A = Answer, P = z.ZodType | undefined, Q = z.ZodType | undefined, B = z.ZodType | undefined> = {
  /** One sentence: what the call does for whoever calls it. */
  summary: string;
  /** The parts of the path after a colon; `z.object({ orderId: z.string() })`. */
  path?: P;
  /** A call without a body takes its query from the fields of a plain form, too. */
  query?: Q;
  body?: B;
  /** The same body as a site checks it that requires more of it; all that is missing is then told at once. */
  bodyIn?: (site: Site) => B;
  /** Media type of a body that the handler reads itself: signed news, files. */
  takes?: string;
  /** Names of the files that a form of this call may hold; such a form is multipart. */
  files?: readonly string[];
  answer: A;
  /** Its own refusals by name with their status; those of the guards, of schemas and of the database are added for every call. */
  errors?: Record<string, number>;
  /** Names of a form that the schema of its body takes away before it looks. */
  formOnly?: readonly string[];
  /** Where a plain form goes next; without it the call is for scripts alone. */
  next?: (response: Answered<A>, site: Site, query: Parsed<Q>) => string;
};

type Input<P, Q, B> = { path: Parsed<P>; query: Parsed<Q>; body: Parsed<B> };
type Act<A, P, Q, B> = (c: Context<RestEnv>, input: Input<P, Q, B>) => Answered<A> | Promise<Answered<A>>;

/** The new truth for a script (JSON), the next page for a plain form (303). `next` is a path of this shop. */
export const respond = (c: Context, body: object, next: string): Response => (isNoScriptForm(c) ? c.redirect(next, 303) : c.json(body));

const declared = new WeakMap<object, Operation>();

const readQuery = async (c: Context, { query, body }: Operation): Promise<unknown> => {
  if (!query) return undefined;
  return parse(query, readNumbers(query, { ...c.req.query(), ...(!body && isNoScriptForm(c) && (await readFields(c))) }));
};

/**
 * A route's handler with its declaration: checks path, query and body by their schemas, lets `act` do the work, and answers with
 * what it returns (JSON, or the next page for a plain form).
 */
export const operation = <
  A extends Answer,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  facts: Operation<A, P, Q, B>,
  act: Act<A, P, Q, B>,
): Handler<RestEnv> => {
  const declaration = facts as Operation;
  const isFormField = fieldsOfForm([declaration.body, declaration.query], [...(declaration.formOnly ?? []), ...(declaration.files ?? [])]);
  const handler: Handler<RestEnv> = async (c) => {
    c.set('isFormField', isFormField);
    const input = {
      path: declaration.path && parse(declaration.path, c.req.param()),
      query: await readQuery(c, declaration),
      body: declaration.body && (await readBody(c, declaration.bodyIn?.(c.get('site')) ?? declaration.body)),
    };
    const response = await act(c, input as Input<P, Q, B>);
    if (response instanceof Response) return response;
    return facts.next
      ? respond(c, response as object, facts.next(response, c.get('site'), input.query as Parsed<Q>))
      : c.json(response as object);
  };
  declared.set(handler, declaration);
  return handler;
};

/** The declaration of a route's handler; undefined for a middleware. */
export const operationOf = (handler: object): Operation | undefined => declared.get(handler);
