import 'server-only';
import type { Problem } from '#shared/contract/problem.ts';

/** What a refusal may say beside its name: the fields at fault, the product, the SKUs. */
export type ProblemData = Omit<Problem['data'], 'exception'>;

/** A refusal by the rules of the shop: `new DomainError('OutOfStockException', 400, { productKey, variantKey })`. Thrown inside a transaction it undoes everything. */
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

/** The refusal as it goes out. */
export const presentProblem = ({ exception, statusCode, data, message }: DomainError): Problem => ({
  statusCode,
  message,
  data: { exception, ...data },
});
