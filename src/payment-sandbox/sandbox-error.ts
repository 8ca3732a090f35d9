import 'server-only';

/** An error in Stripe's format; thrown inside a transaction it rolls everything back. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly status: 400 | 401 | 404 | 409;
  readonly type: 'invalid_request_error' | 'idempotency_error';
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: 400 | 401 | 404 | 409, message: string, more: { type?: 'idempotency_error'; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
  }
}

/** The body of an error, as Stripe's libraries expect it. */
export const presentError = ({ type, message, code, param }: SandboxError) => ({ error: { type, message, code, param } });
