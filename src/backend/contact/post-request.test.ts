import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { createRest } from '#backend/rest/rest.ts';
import { replaceEnvironment } from '#shared/environment/environment.ts';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { contactRoutes } from './contact.routes.ts';
import { forwardRequest } from './contact-handlers.ts';

type Asked = { url: string | undefined; key: unknown; form: FormData };

/** A company system that responds with these statuses in turn. */
const openSystem = async (...statuses: number[]) => {
  const asked: Asked[] = [];
  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const body = new Uint8Array(await buffer(request));
    const form = await new Response(body, { headers }).formData();
    asked.push({ url: request.url, key: request.headers['idempotency-key'], form });
    response.writeHead(statuses.shift() ?? 200).end();
  };
  const server = createServer((request, response) => void handleRequest(request, response)).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/api/`, asked };
};

const app = createRest({ '/marketing/contact': contactRoutes }, { reads: 0, changes: 0 });
const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), ...Buffer.alloc(100, 7), 0xff, 0xd9]);

beforeAll(() => loadContent());

describeEachDatabase("the company's own system", (open) => {
  let db: Db;
  beforeEach(async () => {
    db = await open();
    replaceEnvironment(undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    replaceEnvironment(undefined);
  });
  const send = async () => {
    const form = new FormData();
    const fields = { topic: 'Other', issue: 'It drips.\nMuch.', firstName: 'Mia', lastName: 'Ostertag', country: 'DE' };
    for (const [name, value] of Object.entries({ ...fields, email: 'mia@example.com', 'privacy-consent': 'accept' })) form.set(name, value);
    form.set('captcha', await solvedCaptcha());
    form.set('attachment2', new File([new Uint8Array(photo)], 'tap ä.jpg'));
    const headers = { host: 'de.localhost', accept: 'application/json' };
    const reply = await app.request('/marketing/contact/send?locale=de-DE', { method: 'POST', headers, body: form });
    return (await reply.json()) as { requestId: string };
  };
  const dispatch = async (): Promise<void> => {
    await db.updateTable('outbox').set({ dueAt: 0 }).where('kind', '=', 'contact-mail').execute();
    await createDispatcher(db, { 'contact-mail': forwardRequest(() => () => Promise.reject(new Error('no mail is to be sent'))) }).drain();
  };

  test('F-05 a request is posted with its files until it is accepted, and then no more', async () => {
    const { url, asked } = await openSystem(503, 302);
    vi.stubEnv('CONTACT_ERP_URL', url);
    const { requestId } = await send();
    for (let round = 0; round < 5; round += 1) await dispatch();
    expect(asked.map((call) => [call.url, call.key])).toEqual(
      Array.from({ length: 3 }, () => ['/api/marketing/contact/send?locale=de-DE&ip_address=127.0.0.1', requestId]),
    );
    const form = asked.at(-1)?.form;
    expect(['topic', 'issue', 'email', 'country'].map((name) => form?.get(name))).toEqual([
      'Other',
      'It drips.\r\nMuch.',
      'mia@example.com',
      'DE',
    ]);
    expect([form?.has('fax'), form?.has('captcha')]).toEqual([false, false]);
    const file = form?.get('attachment1') as File;
    expect([file.name, file.type, photo.equals(Buffer.from(await file.arrayBuffer()))]).toEqual(['attachment-1.jpg', 'image/jpeg', true]);
  });

  test('without one the IP address is not stored', async () => {
    await send();
    const work = await db.selectFrom('outbox').select('payload').where('kind', '=', 'contact-mail').execute();
    expect(work).toHaveLength(1);
    expect(work[0]?.payload).not.toContain('ipAddress');
  });
});
