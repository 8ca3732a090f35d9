import 'server-only';
import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { inTransaction } from '#backend/database/database.ts';
import { answerChallenge, pay } from './pay.ts';
import { payCss } from './pay-css.ts';
import { readPayFont } from './pay-fonts.ts';
import { readPage } from './pay-frame.ts';
import { cardView, challengeView, debitView, messageView, type Problem, problems, walletView } from './pay-views.ts';
import { returnPath } from './return-path.ts';
import type { SandboxSessionTable } from './sandbox.table.ts';
import { getSession, type SessionWithPayment } from './sandbox.ts';
import { SandboxError } from './sandbox-error.ts';
import { walletOf } from './wallet.ts';

const problemIn = (c: Context): Problem | undefined => problems.find((problem) => problem === c.req.query('problem'));
const pathOf = (sessionId: string): string => `/sandbox/pay/${sessionId}`;

const findOpen = async (c: Context): Promise<SessionWithPayment | undefined> => {
  try {
    return await inTransaction((trx) => getSession(trx, c.req.param('id') ?? '', Date.now()));
  } catch (error) {
    if (error instanceof SandboxError) return undefined;
    throw error;
  }
};

/** The response when there is nothing to pay (any more); undefined when there is. */
const closed = async (c: Context, session: SandboxSessionTable | undefined): Promise<Response | undefined> => {
  if (session?.status === 'open') return undefined;
  if (session?.status === 'complete') return c.redirect(returnPath(session.successUrl), 303);
  const page = await readPage(session);
  return session ? c.html(messageView(page, 'over', returnPath(session.cancelUrl)), 410) : c.html(messageView(page, 'missing', '/'), 404);
};

const showForm = async (c: Context, session: SandboxSessionTable): Promise<Response> => {
  // A payment with a saved card has no form: its buyer is at the bank, or on the way back.
  if (session.isDirect === 1)
    return c.redirect(session.challengedCard === null ? returnPath(session.successUrl) : `${pathOf(session.sessionId)}/challenge`, 303);
  const page = await readPage(session);
  const wallet = walletOf(session);
  if (wallet) return c.html(walletView(page, session, wallet, problemIn(c)));
  return c.html((session.methodTypes.includes('sepa_debit') ? debitView : cardView)(page, session, problemIn(c)));
};

/** The sandbox provider's pages: forms without script, every submit is answered with a redirect. */
export const payPages = new Hono()
  .use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      // Set by the HTTP server, which knows whether the shop is reached over https.
      strictTransportSecurity: false,
    }),
  )
  .get('/pay.css', (c) => c.body(payCss, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }))
  .get('/fonts/:file{[a-z-]+\\.woff2}', async (c) => {
    const font = await readPayFont(c.req.param('file').replace('.woff2', ''));
    return font
      ? c.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' })
      : c.notFound();
  })
  .get('/pay/:id', async (c) => {
    const found = await findOpen(c);
    const end = await closed(c, found?.session);
    if (end || !found) return end ?? c.notFound();
    return showForm(c, found.session);
  })
  .post('/pay/:id', async (c) => {
    const { id } = c.req.param();
    const form = await c.req.parseBody();
    const end = await closed(c, (await findOpen(c))?.session);
    if (end) return end;
    const { session, result } = await pay(id, form);
    if (result === 'challenge') return c.redirect(`${pathOf(id)}/challenge`, 303);
    if (result === 'late') return c.html(messageView(await readPage(session), 'late', returnPath(session.successUrl)), 504);
    return c.redirect(result === 'done' ? returnPath(session.successUrl) : `${pathOf(id)}?problem=${result}`, 303);
  })
  .get('/pay/:id/challenge', async (c) => {
    const found = await findOpen(c);
    const end = await closed(c, found?.session);
    if (end || !found) return end ?? c.notFound();
    if (found.session.challengedCard === null)
      return c.redirect(found.session.isDirect === 1 ? returnPath(found.session.successUrl) : pathOf(found.session.sessionId), 303);
    return c.html(challengeView(await readPage(found.session), found.session));
  })
  .post('/pay/:id/challenge', async (c) => {
    const { id } = c.req.param();
    const { decision } = await c.req.parseBody();
    const end = await closed(c, (await findOpen(c))?.session);
    if (end) return end;
    const { session, result } = await answerChallenge(id, decision === 'approve');
    return c.redirect(result === 'done' ? returnPath(session.successUrl) : `${pathOf(id)}?problem=${result}`, 303);
  });
