import 'server-only';
import { DomainError } from '#backend/errors/errors.ts';

/** The refusal of a password that is not the right one, by the field that it was typed in. */
export const wrongPasswordError = (field: 'currentPassword' | 'password'): DomainError => {
  const fields = [{ field, messageKey: 'account.refused.password' }];
  return new DomainError('WrongPasswordException', 403, { fields }, 'The password is not right');
};
