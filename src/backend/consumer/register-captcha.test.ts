import { expect, test, vi } from 'vitest';
import { createTicket } from '#backend/captcha/captcha.ts';
import { readFormFlash } from '#backend/rest/rest.ts';
import { solvedCaptcha } from '#tests/backend/captcha/test-solve.ts';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia } from '#tests/backend/consumer/test-account.ts';

const { consentsModel: _, ...person } = mia;
const typed = { ...person, 'consentsModel.TermsOfUse': 'on', 'consentsModel.PrivacyPolicy': 'on' };

describeAccounts('captcha of a registration', ({ visit, deliver }) => {
  const send = (captcha: string) => visit().post('/consumer/create', { ...mia, captcha });
  const problemOf = async (response: Response) => {
    const { data } = (await response.json()) as { data: { exception: string; cause: string; fields: { field: string }[] } };
    return [response.status, data.exception, data.cause, data.fields[0]?.field];
  };

  test('U-02 F-03 without a valid solution there is no registration and no mail, and each is valid once', async () => {
    expect(await problemOf(await send(''))).toEqual([400, 'CaptchaException', 'NOT_READY', 'captcha']);
    const solved = await solvedCaptcha();
    const foreign = JSON.parse(Buffer.from(solved, 'base64').toString());
    foreign.challenge.signature = '00'.repeat(32);
    for (const captcha of ['made up', Buffer.from(JSON.stringify(foreign)).toString('base64')])
      expect(await problemOf(await send(captcha))).toEqual([400, 'CaptchaException', 'VERIFICATION_FAILED', 'captcha']);
    expect(await deliver()).toEqual([]);
    expect((await send(solved)).status).toBe(200);
    expect(await problemOf(await send(solved))).toEqual([400, 'CaptchaException', 'VERIFICATION_FAILED', 'captcha']);
    expect(await deliver()).toHaveLength(1);
  });

  test('U-02 F-03 B-01 without script the form comes back with its input, and is accepted with the ticket of its page', async () => {
    const browser = visit();
    const first = await browser.form('/consumer/create', { ...typed, captcha: '' });
    expect([first.status, first.headers.get('location')]).toEqual([303, '/plain/register']);
    const draft = readFormFlash(browser.cookieHeader(), 'register');
    expect(draft?.fields).toMatchObject({ firstName: 'Mia', email: mia.email, 'consentsModel.TermsOfUse': 'on' });
    expect(draft?.fields).not.toHaveProperty('captcha');
    expect(draft?.problems).toEqual([
      { field: '', messageKey: 'general.captcha.again' },
      { field: 'password', messageKey: 'general.validation.required' },
    ]);
    const ticket = await createTicket(Date.now() - 3000);
    const taken = await browser.form('/consumer/create', { ...typed, captcha: ticket });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/plain/confirm-registration']);
    expect(await deliver()).toHaveLength(1);
  });

  test('U-02 V-03 F-03 a wrong number of a company and a weak password are reported first; the solution is not lost', async () => {
    const captcha = await solvedCaptcha();
    const company = { customerType: 'Company', company: 'Ostertag', taxNumber: 'DE28149901' };
    expect(await problemOf(await visit().post('/consumer/create', { ...mia, ...company, captcha }))).toEqual([
      400,
      'ValidationException',
      undefined,
      'taxNumber',
    ]);
    const weak = { ...mia, password: mia.email, captcha };
    expect(await problemOf(await visit().post('/consumer/create', weak))).toEqual([400, 'ValidationException', undefined, 'password']);
    const noScript = visit();
    await noScript.form('/consumer/create', { ...typed, ...company, captcha: '' });
    expect(readFormFlash(noScript.cookieHeader(), 'register')?.problems[0]).toEqual({
      field: 'taxNumber',
      messageKey: 'general.validation.taxNumber',
    });
    expect((await send(captcha)).status).toBe(200);
  });

  test('F-03 a network can register six times an hour without script, and as often as before with it', async () => {
    vi.stubEnv('RATE_LIMIT', '');
    vi.stubEnv('TRUST_PROXY', '1');
    // A network of its own for each database: the counts are cached in the memory of the process, too.
    const from = { 'x-forwarded-for': `2001:db8:${crypto.randomUUID().slice(0, 4)}::1` };
    const noScript = async (count: number) =>
      (
        await visit().post(
          '/consumer/create',
          { ...mia, email: `no.${count}@example.com`, captcha: await createTicket(Date.now() - 3000) },
          from,
        )
      ).status;
    const statuses: number[] = [];
    for (let count = 0; count < 7; count++) statuses.push(await noScript(count));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await visit().post('/consumer/create', { ...mia, email: 'no.8@example.com' }, from)).status).toBe(200);
  });
});
