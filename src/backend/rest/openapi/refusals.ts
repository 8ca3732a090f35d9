import 'server-only';
import { sessionExpiredStatus } from '#shared/contract/session-expired.ts';
import type { Call } from './calls.ts';

type Refusals = Record<string, number>;

const ofEveryCall: Refusals = {
  TooManyRequestsException: 429,
  SessionExpiredException: sessionExpiredStatus,
  InternalException: 500,
  DatabaseException: 503,
};
const ofChanges: Refusals = { ForeignOriginException: 403, BodyTooLargeException: 413 };
const ofBodies: Refusals = { MalformedBodyException: 400, UnsupportedMediaTypeException: 415 };
const ofSchemas: Refusals = { ValidationException: 400 };

/** All refusals of a call by status, each with the names of its exceptions: its own, and those of guards, schemas and database. */
export const refusalsOf = ({ method, operation }: Pick<Call, 'method' | 'operation'>): Map<number, string[]> => {
  const { path, query, body, refusals } = operation;
  const all: Refusals = {
    ...((path ?? query ?? body) && ofSchemas),
    ...(body && ofBodies),
    ...refusals,
    ...(method !== 'get' && ofChanges),
    ...ofEveryCall,
  };
  const statuses = [...new Set(Object.values(all))].toSorted((a, b) => a - b);
  return new Map(statuses.map((status) => [status, Object.keys(all).filter((name) => all[name] === status)]));
};
