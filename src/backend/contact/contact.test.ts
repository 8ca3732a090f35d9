import { Hono } from 'hono';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadContent } from '#backend/content/content.ts';
import type { Db } from '#backend/database/database.ts';
import { createDispatcher } from '#backend/jobs/jobs.ts';
import { problemResponse, type RestEnv, siteMiddleware, toDomainError } from '#backend/rest/rest.ts';
import { contactBody, contactConfiguration } from '#shared/contract/contact.ts';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeEachDatabase } from '#tests/backend/database/each-database.ts';
import { contactMail } from '#tests/backend/mail/mail-handlers.ts';
import { type Mailbox, openMailbox } from '#tests/backend/mail/mailbox.ts';
import { contactFormRoutes, contactRoutes } from './contact.routes.ts';

const app = new Hono<RestEnv>();
app.use(siteMiddleware);
app.route('/api/contactform', contactFormRoutes);
app.route('/marketing/contact', contactRoutes);
app.onError((error, c) => problemResponse(c, toDomainError(error)));

const request = {
  topic: 'Ersatzteile und Reparatur',
  issue: 'Der Siphon tropft.\nWas kann ich tun?',
  firstName: 'Miriam',
  lastName: 'Ostertag <Bcc: thief@example.com',
  email: 'miriam@example.com',
  country: 'DE',
  'privacy-consent': 'accept',
};
const headers = { host: 'localhost' };
const solve = solvedCaptcha;
const send = async (body: object, changes: object = {}) =>
  app.request('/marketing/contact/send?locale=de-DE', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ captcha: await solve(), ...body, ...changes }),
  });
const sendForm = (body: FormData | URLSearchParams) => app.request('/marketing/contact/send', { method: 'POST', headers, body });

beforeAll(() => loadContent());

describeEachDatabase('contact', (open) => {
  let db: Db;
  let mailbox: Mailbox;
  beforeEach(async () => {
    db = await open();
    mailbox = await openMailbox();
    vi.stubEnv('SMTP_URL', mailbox.url);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await mailbox.close();
  });
  const dispatch = async () => {
    await db.updateTable('outbox').set({ dueAt: 0 }).execute();
    await createDispatcher(db, { 'contact-mail': contactMail }).drain();
  };

  test('F-05 a request is saved before it is mailed, and an outage loses nothing', async () => {
    await mailbox.close();
    const response = await send(request);
    expect(response.status).toBe(200);
    await dispatch();
    const [row] = await db.selectFrom('contactRequest').selectAll().execute();
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({ topic: request.topic, issue: request.issue, email: request.email });
    mailbox = await openMailbox(mailbox.port);
    await dispatch();
    const [mail] = mailbox.mails;
    expect(mail?.subject).toBe(`Anfrage ${row?.requestId}`);
    expect(mail?.replyTo?.[0]).toMatchObject({ address: 'miriam@example.com', name: 'Miriam Ostertag Bcc: thief example.com' });
    expect(mailbox.envelopes).toEqual(['hello@undula.example']);
    expect(mail?.text).toContain('issue: Der Siphon tropft.');
  });

  test("V-02 F-05 the postal code is normalised to its country's format; that of another country stays as it was typed", async () => {
    const codes = [
      ['PL', '00950', '00-950'],
      ['JP', '〒100-0001', '100-0001'],
      ['CH', 'CH-8001', '8001'],
      ['GB', 'sw1a1aa', 'SW1A 1AA'],
      ['SE', '114 55', '114 55'],
    ] as const;
    for (const [country, postalCode] of codes) expect((await send({ ...request, country, postalCode })).status).toBe(200);
    const rows = await db.selectFrom('contactRequest').select('fields').execute();
    const stored = rows.map(({ fields }) => JSON.parse(fields) as { country: string; postalCode: string });
    for (const [country, , postalCode] of codes) expect(stored).toContainEqual(expect.objectContaining({ country, postalCode }));
  });

  test('a multipart form without script is redirected to the next page; a file is rejected, not lost', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(request)) form.set(name, value);
    form.set('captcha', await solve());
    const response = await sendForm(form);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/kontakt/nachricht-angekommen']);
    form.set('attachment1', new File(['no PDF'], 'plan.pdf'));
    const rejected = await sendForm(form);
    expect([rejected.status, rejected.headers.get('location')]).toEqual([303, '/plain/contact-form']);
    expect(await db.selectFrom('contactRequest').selectAll().execute()).toHaveLength(1);
  });

  test('nothing of a rejected request is stored, and every invalid field is named', async () => {
    const rejected = await send({
      ...request,
      issue: ' ',
      email: 'x',
      'privacy-consent': 'no',
      lastName: '',
      surprise: '1',
      country: 'XQ',
      phone: '+0123',
    });
    const { data } = (await rejected.json()) as { data: { fields: { field: string }[] } };
    expect(rejected.status).toBe(400);
    expect(data.fields.map(({ field }) => field).toSorted()).toEqual([
      'country',
      'email',
      'issue',
      'lastName',
      'phone',
      'privacy-consent',
      'surprise',
    ]);
    const missing = await send({ ...request, lastName: '' });
    const header = await send({ ...request, lastName: 'Ostertag\r\nBcc: thief@example.com' });
    expect(await header.json()).toMatchObject({ data: { fields: [{ field: 'lastName', messageKey: 'general.validation.characters' }] } });
    expect(await missing.json()).toMatchObject({ data: { fields: [{ field: 'lastName', messageKey: 'general.validation.required' }] } });
    expect(await db.selectFrom('contactRequest').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('F-03 F-05 refused requests in the name of another person use up none of their receipts', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const captcha = await solve();
    for (let count = 0; count < 6; count++) await send({ ...request, captcha }, { email: count === 0 ? request.email : email });
    const receipts = async () => (await db.selectFrom('outbox').select('key').where('kind', '=', 'contact-receipt').execute()).length;
    const before = await receipts();
    expect((await send(request, { email })).status).toBe(200);
    expect(await receipts()).toBe(before + 1);
  });
});

test('the form is configured in the language of the locale', async () => {
  const response = await app.request('/api/contactform?locale=fr-CH', { headers: { host: 'ch.localhost' } });
  const configuration = contactConfiguration.parse(await response.json());
  expect(configuration).toMatchObject({ issueTwo: 'Commande et livraison', requiredFields: ['firstName', 'lastName'] });
});

test('the street is required together with the salutation', () => {
  const faults = (required: string[]) =>
    contactBody(required)
      .safeParse(request)
      .error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(faults(['salutation'])).toEqual(['salutation', 'street']);
  expect(faults(['street'])).toEqual([]);
  expect(faults(['city', 'fax'])).toEqual(['city', 'fax']);
});
