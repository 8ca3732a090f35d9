import { Hono } from 'hono';
import { z } from 'zod';
import { readBaseline } from '../baselines.ts';
import { approve, type Reason, reject, undoDecision } from '../decide.ts';
import { drawDifference, measureDifference } from '../difference.ts';
import type { VisualFolders } from '../folders.ts';
import { listPending, type Pending, readPending } from '../pending.ts';
import type { Subject } from '../pictures.ts';
import { readPixels } from '../pixels.ts';
import { approvedIn, readLog } from '../review-log.ts';
import { readFont, readIcon, readPage, readScript, readStyles } from './files.ts';
import { allowLocalOnly, allowReviewPageOnly } from './guard.ts';
import { listWaiting } from './waiting.ts';

/** What the page needs to know. */
export type ReviewOptions = {
  folders: VisualFolders;
  subjects: readonly Subject[];
  who: string;
  token: string;
  /** The time of a decision. */
  now: () => string;
  /** Whether the pictures come from a running server: they can be viewed, but not decided on. */
  isLook: boolean;
};

const decisionBody = z.strictObject({
  decision: z.enum(['approved', 'rejected']),
  why: z.string().trim().min(1, 'A decision says why.').max(2000),
  pictures: z.array(z.strictObject({ name: z.string(), hash: z.string() })).min(1),
});

/** The page on which people approve pictures, and the few calls behind it. */
export const createReview = ({ folders, subjects, who, token, now, isLook }: ReviewOptions): Hono => {
  const reviewedNames = new Set(subjects.flatMap(({ pictures }) => pictures));
  const findAll = async (): Promise<ReadonlyMap<string, Pending>> =>
    new Map((await listPending(folders)).filter(({ name }) => reviewedNames.has(name)).map((one) => [one.name, one]));
  const find = async (name = ''): Promise<Pending | undefined> => (await findAll()).get(name);
  const readBefore = async (name: string): Promise<Buffer | undefined> => {
    const approved = approvedIn(await readLog(folders));
    return readBaseline(folders, approved.get(name) ?? '');
  };
  // Decided while somebody still requests it: it is not pending any more.
  const readAfter = (picture: Pending): Promise<Buffer | undefined> => readPending(picture).catch(() => undefined);
  // Decisions of this review, which can be reverted, the last first.
  const decided: string[] = [];
  const queueState = async () => ({ who, canUndo: decided.length > 0, subjects: await listWaiting(folders, subjects) });
  // One decision after another: each reads the log that the last one wrote.
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const app = new Hono();
  app.use(allowLocalOnly);
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
  app.get('/waiting', async (c) => c.json(await queueState()));
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
  app.post('/decisions', allowReviewPageOnly(token), async (c) => {
    if (isLook)
      return c.json({ message: 'These pictures are for a look. Those of the built shop are decided about: npm run visual.' }, 409);
    const body = decisionBody.safeParse(await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ message: body.error.issues[0]?.message ?? 'Not understood.' }, 400);
    const { decision, why, pictures } = body.data;
    return enqueue(async () => {
      const all = await findAll();
      const chosen = pictures
        .map(({ name, hash }) => (all.get(name)?.hash === hash ? all.get(name) : undefined))
        .filter((one) => one !== undefined);
      if (chosen.length !== pictures.length) return c.json({ message: 'It was shot anew since. Look again.' }, 409);
      const reason: Reason = { who, when: now(), why };
      decided.push(await (decision === 'approved' ? approve : reject)(folders, chosen, reason));
      return c.json(await queueState());
    });
  });
  app.post('/undo', allowReviewPageOnly(token), (c) =>
    enqueue(async () => {
      const last = decided.pop();
      if (last === undefined) return c.json({ message: 'Nothing was decided here that could be taken back.' }, 409);
      await undoDecision(folders, last);
      return c.json(await queueState());
    }),
  );
  return app;
};
