import 'server-only';
import { DomainError } from '#backend/errors/errors.ts';

/** The error for a wrong password, at the field in which it was typed. */
export const wrongPasswordError = (field: 'currentPassword' | 'password'): DomainError => {
  const fields = [{ field, messageKey: 'account.refused.password' }];
  return new DomainError('WrongPasswordException', 403, { fields }, 'The password is not right');
};
