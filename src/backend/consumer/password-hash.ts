import 'server-only';
import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MB, two rounds.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// The hash of an unknown password: an unknown address takes as much time as a known one.
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$FwdOWFDnP4w8TgjH84VQrQ$Dekf3CbW5v8f2ywvFknQwGOHkJmFWkjX1MaRkprYxqM';

/** The stored hash of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/**
 * The stored hash of a password until its mailbox is verified. All registrations with an address share one salt, so that one hash finds
 * the right one among them: a login takes the same time however many there are. A verified account has a salt of its own.
 */
export const hashPendingPassword = (emailKey: string, password: string): Promise<string> => {
  const salt = createHash('sha256').update(`pending:${emailKey}`).digest().subarray(0, 16);
  return hash(password.normalize('NFKC'), { ...cost, salt });
};

/** Whether a password matches a hash; without a hash it takes the same time and returns false. */
export const isPasswordOf = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const isSame = await verify(passwordHash ?? dummyHash, password.normalize('NFKC'));
  return isSame && passwordHash !== undefined;
};
