import 'server-only';
import type { Problem } from '#shared/contract/problem.ts';

/** The data of an error besides its name: the invalid fields, the product, the SKUs. */
type ProblemData = Omit<Problem['data'], 'exception'>;

/**
 * An error by the rules of the shop: `new DomainError('OutOfStockException', 400, { productKey, variantKey })`. Thrown inside a
 * transaction it rolls everything back.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly exception: string;
  readonly statusCode: number;
  readonly data: ProblemData;

  constructor(exception: string, statusCode: number, data: ProblemData = {}, message: string = exception) {
    super(message);
    this.exception = exception;
    this.statusCode = statusCode;
    this.data = data;
  }
}

/** The error as the response body. */
export const presentProblem = ({ exception, statusCode, data, message }: DomainError): Problem => ({
  statusCode,
  message,
  data: { exception, ...data },
});
