import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '#backend/errors/errors.ts';
import { company } from '#shared/company/company.ts';

// A million guesses: what a patient attacker can try online. Below it zxcvbn says "very guessable".
const minScore = 2;
// A password with a guessable beginning is weak as a whole, and checking long repetitions takes long.
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

/** Personal data of an owner, which attackers guess first. */
type PasswordOwner = { email: string; firstName?: string; lastName?: string };

const wordsOf = ({ email, firstName = '', lastName = '' }: PasswordOwner): string[] =>
  [email, ...email.split(/[@.]/), firstName, lastName, company.brand].filter((word) => word.length > 2);

/**
 * Rejects a new password that attackers try first: common passwords of the stored list, the owner's own address or name, the shop's name,
 * rows of keys, repetitions and dates. The error names the field and the reason.
 */
export const requireStrongPassword = (password: string, owner: PasswordOwner): void => {
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score, feedback } = guesser.check([...password.normalize('NFKC')].slice(0, maxCheckedLength).join(''), wordsOf(owner));
  if (score >= minScore) return;
  const fields = [{ field: 'password', messageKey: messages[feedback.warning ?? ''] ?? 'account.refused.passwordCommon' }];
  throw new DomainError('ValidationException', 400, { fields }, 'The password is easily guessed');
};
