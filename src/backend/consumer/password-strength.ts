import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '#backend/errors/errors.ts';
import { company } from '#shared/company/company.ts';

// A million guesses: what a patient attacker tries over the wire. Below it zxcvbn says "very guessable".
const minScore = 2;
// What is guessed at its beginning is guessed whole, and looking at long repetitions takes long.
const maxCheckedLength = 64;

let guesser: ZxcvbnFactory | undefined;

const messages: Record<string, string> = {
  userInputs: 'account.refused.passwordOwn',
  straightRow: 'account.refused.passwordPattern',
  keyPattern: 'account.refused.passwordPattern',
  simpleRepeat: 'account.refused.passwordPattern',
  extendedRepeat: 'account.refused.passwordPattern',
  sequences: 'account.refused.passwordPattern',
  recentYears: 'account.refused.passwordPattern',
  dates: 'account.refused.passwordPattern',
};

/** What is known of an owner, and therefore guessed first. */
export type PasswordOwner = { email: string; firstName?: string; lastName?: string };

const wordsOf = ({ email, firstName = '', lastName = '' }: PasswordOwner): string[] =>
  [email, ...email.split(/[@.]/), firstName, lastName, company.brand].filter((word) => word.length > 2);

/**
 * Refuses a new password that attackers try among the first: one of the kept list of common ones, the owner's own address or name, the
 * shop's name, rows of keys, repetitions and dates. The refusal names the field and the reason.
 */
export const requireStrongPassword = (password: string, owner: PasswordOwner): void => {
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score, feedback } = guesser.check([...password.normalize('NFKC')].slice(0, maxCheckedLength).join(''), wordsOf(owner));
  if (score >= minScore) return;
  const fields = [{ field: 'password', messageKey: messages[feedback.warning ?? ''] ?? 'account.refused.passwordCommon' }];
  throw new DomainError('ValidationException', 400, { fields }, 'The password is easily guessed');
};
