import 'server-only';
import { DomainError } from '#backend/errors/errors.ts';
import type { DiscountProblem, DiscountReason } from '#shared/contract/discount.ts';

const exceptions: Record<DiscountReason, string> = {
  unknown: 'DiscountUnknownException',
  country: 'DiscountCountryException',
  notYet: 'DiscountNotYetException',
  expired: 'DiscountExpiredException',
  used: 'DiscountUsedException',
  usedUp: 'DiscountUsedUpException',
  belowMinimum: 'DiscountMinimumException',
  notCombinable: 'DiscountCombinationException',
  needless: 'DiscountNeedlessException',
};

/** The errors of codes by name, all with one status. */
export const codeErrors = <Status extends number>(status: Status): Record<string, Status> =>
  Object.fromEntries(Object.values(exceptions).map((exception) => [exception, status]));

/** The error for codes that do not count, named after the first: 400 for one being redeemed, 409 for those of an order. */
export const invalidCodesError = ([first, ...others]: readonly [DiscountProblem, ...DiscountProblem[]], status: 400 | 409): DomainError => {
  const fields = [first, ...others].map(({ reason, values }) => ({
    field: 'discountCode',
    messageKey: `cart.discountProblem.${reason}`,
    values,
  }));
  const codes = fields.map(({ values }) => values['code']).join(', ');
  return new DomainError(exceptions[first.reason], status, { fields }, `The code ${codes} does not count: ${first.reason}`);
};
