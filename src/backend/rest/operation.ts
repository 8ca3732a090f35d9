import 'server-only';
import type { Context, Handler } from 'hono';
import type { z } from '#shared/contract/zod.ts';
import type { Site } from '#shared/country/site.ts';
import { readNumbers } from './form-numbers.ts';
import { isNoScriptForm, parse, readBody, readFields } from './read-body.ts';
import { fieldsOfForm } from './rejected-form.ts';
import type { RestEnv } from './rest-env.ts';

/** A successful response: data of a schema, a file of a media type, or a redirect to another page (303). */
export type Answer = z.ZodMiniType | { file: string } | { redirects: true };

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Answered<A> = A extends z.ZodMiniType ? z.output<A> : Response;

/** The declaration of a call besides its method and path: the route validates by it, /openapi.json describes it, the fuzz test drives it. */
export type Operation<A = Answer, P = z.ZodMiniType | undefined, Q = z.ZodMiniType | undefined, B = z.ZodMiniType | undefined> = {
  /** One sentence: what the call does for its caller. */
  summary: string;
  /** What the summary leaves out, in whole sentences. */
  description?: string;
  /** The path parameters after a colon; `z.object({ orderId: z.string() })`. */
  path?: P;
  /** A call without a body reads its query from the fields of a no-script form, too. */
  query?: Q;
  body?: B;
  /** The stricter schema of the same body for a site; everything that is missing is then reported at once. */
  bodyIn?: (site: Site) => B;
  /** Media type of a body that the handler reads itself: signed events, files. */
  takes?: string;
  /** That body may be missing. */
  isBodyOptional?: true;
  /** Names of the files that a form of this call may contain; such a form is multipart. */
  files?: readonly string[];
  answer: A;
  /** Its own errors by name with their status; those of the guards, of schemas and of the database are added for every call. */
  errors?: Record<string, number>;
  /** Form field names that the body's schema removes before validation. */
  formOnly?: readonly string[];
  /** Where a no-script form goes next; without it the call is for scripts only. */
  next?: (response: Answered<A>, site: Site, query: Parsed<Q>) => string;
};

type Input<P, Q, B> = { path: Parsed<P>; query: Parsed<Q>; body: Parsed<B> };
type Act<A, P, Q, B> = (c: Context<RestEnv>, input: Input<P, Q, B>) => Answered<A> | Promise<Answered<A>>;

/** The new state for a script (JSON), the next page for a no-script form (303). `next` is a path of this shop. */
export const respond = (c: Context, body: object, next: string): Response => (isNoScriptForm(c) ? c.redirect(next, 303) : c.json(body));

const declared = new WeakMap<object, Operation>();

const readQuery = async (c: Context, { query, body }: Operation): Promise<unknown> => {
  if (!query) return undefined;
  return parse(query, readNumbers(query, { ...c.req.query(), ...(!body && isNoScriptForm(c) && (await readFields(c))) }));
};

/**
 * A route's handler with its declaration: validates path, query and body by their schemas, lets `act` do the work, and responds with what
 * it returns (JSON, or the next page for a no-script form).
 */
export const operation = <
  A extends Answer,
  P extends z.ZodMiniType | undefined = undefined,
  Q extends z.ZodMiniType | undefined = undefined,
  B extends z.ZodMiniType | undefined = undefined,
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

/** The declaration of a route's handler; undefined for middleware. */
export const operationOf = (handler: object): Operation | undefined => declared.get(handler);
