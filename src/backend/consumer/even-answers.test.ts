import * as argon2 from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { describeAccounts } from '#tests/backend/consumer/describe-accounts.ts';
import { mia, seen } from '#tests/backend/consumer/test-account.ts';

// The real library with spies.
vi.mock('@node-rs/argon2', { spy: true });

/** The parameters of each call of the library: its work depends on the cost alone. */
const workDone = (): unknown[] => [
  ...vi
    .mocked(argon2.hash)
    .mock.calls.map(([, cost]) => ['hash', { memoryCost: cost?.memoryCost, timeCost: cost?.timeCost, parallelism: cost?.parallelism }]),
  ...vi.mocked(argon2.verify).mock.calls.map(([passwordHash]) => ['verify', String(passwordHash).split('$').slice(0, 4)]),
];

describeAccounts('answers alike', ({ visit, openAccount, logIn, deliver }) => {
  beforeEach(async () => {
    await openAccount(visit());
    await deliver();
    vi.clearAllMocks();
  });
  /** The response to a call, and the work behind it. */
  const observe = async (call: () => Promise<Response>) => {
    vi.clearAllMocks();
    const actual = await seen(await call());
    return { told: actual, work: workDone() };
  };
  const stranger = 'nobody@example.com';

  test('U-04 a login costs the same hashing, whether or not the address has an account', async () => {
    const known = await observe(() => logIn(visit(), mia.email, 'not this one'));
    expect(await observe(() => logIn(visit(), stranger, 'not this one'))).toEqual(known);
    expect(known.work).toEqual([
      ['hash', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }],
      ['verify', ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']],
    ]);
  });

  test('U-02 U-04 a registration costs the same hashing, whether or not the address has an account', async () => {
    const known = await observe(() => visit().post('/consumer/create', mia));
    expect(await observe(() => visit().post('/consumer/create', { ...mia, email: stranger }))).toEqual(known);
    expect(known.work).toEqual([['hash', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }]]);
  });

  test.each(['/consumer/initiate-reset-password', '/consumer/send-email-verification'])(
    'U-04 %s hashes nothing before it responds',
    async (path) => {
      const ask = (email: string) => observe(() => visit().post(path, { email }));
      const known = await ask(mia.email);
      expect(await ask(stranger)).toEqual(known);
      expect(known.work).toEqual([]);
    },
  );
});
