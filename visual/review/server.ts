import { Hono } from 'hono';
import { z } from 'zod';
import { readBaseline } from '../baselines.ts';
import { approve, type Reason, reject, takeBack } from '../decide.ts';
import { drawDifference, measureDifference } from '../difference.ts';
import { listPending, type Pending, readPending } from '../pending.ts';
import type { Subject } from '../pictures.ts';
import { readPixels } from '../pixels.ts';
import type { Places } from '../places.ts';
import { approvedIn, readLog } from '../review-log.ts';
import { readFont, readIcon, readPage, readScript, readStyles } from './files.ts';
import { onlyHere, onlyThePage } from './guard.ts';
import { listWaiting } from './waiting.ts';

/** What the page needs to know. */
export type ReviewOptions = {
  places: Places;
  subjects: readonly Subject[];
  who: string;
  token: string;
  /** The time of a decision. */
  now: () => string;
  /** Whether the pictures come from a running server: they are looked at, and nothing is decided. */
  isLook: boolean;
};

const decisionBody = z.strictObject({
  decision: z.enum(['approved', 'rejected']),
  why: z.string().trim().min(1, 'A decision says why.').max(2000),
  pictures: z.array(z.strictObject({ name: z.string(), hash: z.string() })).min(1),
});

/** The page on which people approve pictures, and the few calls behind it. */
export const createReview = ({ places, subjects, who, token, now, isLook }: ReviewOptions): Hono => {
  const known = new Set(subjects.flatMap(({ pictures }) => pictures));
  const findAll = async (): Promise<ReadonlyMap<string, Pending>> =>
    new Map((await listPending(places)).filter(({ name }) => known.has(name)).map((one) => [one.name, one]));
  const find = async (name = ''): Promise<Pending | undefined> => (await findAll()).get(name);
  const readBefore = async (name: string): Promise<Buffer | undefined> => {
    const approved = approvedIn(await readLog(places));
    return readBaseline(places, approved.get(name) ?? '');
  };
  // Decided while somebody still asks for it: then it waits no more.
  const readAfter = (picture: Pending): Promise<Buffer | undefined> => readPending(picture).catch(() => undefined);
  // What was decided here can be taken back, the last first.
  const decided: string[] = [];
  const tellQueue = async () => ({ who, canUndo: decided.length > 0, subjects: await listWaiting(places, subjects) });
  // One decision after another: each reads the log that the last one wrote.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };

  const app = new Hono();
  app.use(onlyHere);
  app.get('/', async (c) => c.html(await readPage(token)));
  app.get('/review.css', async (c) => c.body(await readStyles(), 200, { 'Content-Type': 'text/css' }));
  app.get('/favicon.svg', async (c) => c.body(await readIcon(), 200, { 'Content-Type': 'image/svg+xml' }));
  app.get('/fonts/:script', async (c) => {
    const font = await readFont(c.req.param('script'));
    return font ? c.body(new Uint8Array(font), 200, { 'Content-Type': 'font/woff2' }) : c.notFound();
  });
  app.get('/client/:file{.+\\.ts}', async (c) => {
    const script = await readScript(c.req.param('file').slice(0, -'.ts'.length));
    return script === undefined ? c.notFound() : c.body(script, 200, { 'Content-Type': 'text/javascript' });
  });
  app.get('/waiting', async (c) => c.json(await tellQueue()));
  app.get('/pictures/:kind{before|after|difference}', async (c) => {
    const picture = await find(c.req.query('name'));
    const after = picture && (await readAfter(picture));
    const before = picture && (await readBefore(picture.name));
    const kind = c.req.param('kind');
    const body =
      kind === 'difference' && before && after ? await drawDifference(await readPixels(before), await readPixels(after)) : undefined;
    const found = { before, after, difference: body }[kind];
    return found ? c.body(new Uint8Array(found), 200, { 'Content-Type': 'image/webp' }) : c.notFound();
  });
  app.get('/difference', async (c) => {
    const picture = await find(c.req.query('name'));
    const before = picture && (await readBefore(picture.name));
    const after = picture && (await readAfter(picture));
    if (!before || !after) return c.json({ count: 0, box: null });
    return c.json(measureDifference(await readPixels(before), await readPixels(after)));
  });
  app.post('/decisions', onlyThePage(token), async (c) => {
    if (isLook)
      return c.json({ message: 'These pictures are for a look. Those of the built shop are decided about: npm run visual.' }, 409);
    const body = decisionBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ message: body.error.issues[0]?.message ?? 'Not understood.' }, 400);
    const { decision, why, pictures } = body.data;
    return inTurn(async () => {
      const all = await findAll();
      const chosen = pictures
        .map(({ name, hash }) => (all.get(name)?.hash === hash ? all.get(name) : undefined))
        .filter((one) => one !== undefined);
      if (chosen.length !== pictures.length) return c.json({ message: 'It was shot anew since. Look again.' }, 409);
      const reason: Reason = { who, when: now(), why };
      decided.push(await (decision === 'approved' ? approve : reject)(places, chosen, reason));
      return c.json(await tellQueue());
    });
  });
  app.post('/undo', onlyThePage(token), (c) =>
    inTurn(async () => {
      const last = decided.pop();
      if (last === undefined) return c.json({ message: 'Nothing was decided here that could be taken back.' }, 409);
      await takeBack(places, last);
      return c.json(await tellQueue());
    }),
  );
  return app;
};
