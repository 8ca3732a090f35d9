import 'server-only';
import { sessionExpiredStatus } from '#shared/contract/session-expired.ts';
import type { Call } from './calls.ts';

type Errors = Record<string, number>;

const ofEveryCall: Errors = {
  TooManyRequestsException: 429,
  SessionExpiredException: sessionExpiredStatus,
  InternalException: 500,
  DatabaseException: 503,
};
const ofChanges: Errors = { ForeignOriginException: 403, BodyTooLargeException: 413 };
const ofBodies: Errors = { MalformedBodyException: 400, UnsupportedMediaTypeException: 415 };
const ofSchemas: Errors = { ValidationException: 400 };

const isShared = (name: string): boolean => [ofEveryCall, ofChanges, ofBodies, ofSchemas].some((errors) => name in errors);

const listByStatus = (errors: Errors): Map<number, string[]> => {
  const statuses = [...new Set(Object.values(errors))].toSorted((a, b) => a - b);
  return new Map(statuses.map((status) => [status, Object.keys(errors).filter((name) => errors[name] === status)]));
};

/** Errors that calls have in common: which calls, and which errors, by status. */
export const sharedErrors: readonly { of: string; errors: Map<number, string[]> }[] = [
  { of: 'Every call', errors: listByStatus(ofEveryCall) },
  { of: 'Calls that take something: path, query or body', errors: listByStatus(ofSchemas) },
  { of: 'Calls with a body', errors: listByStatus(ofBodies) },
  { of: 'Calls that change something: all but GET', errors: listByStatus(ofChanges) },
];

/** Errors of this call only, by status. Logging out by GET declares what other GETs cannot answer, and the page lists it with all changes. */
export const ownErrorsOf = ({ operation }: Pick<Call, 'operation'>): Map<number, string[]> =>
  listByStatus(Object.fromEntries(Object.entries(operation.errors ?? {}).filter(([name]) => !isShared(name))));

/** All errors of a call by status, each with the names of its exceptions: its own, and those of guards, schemas and database. */
export const errorsOf = ({ method, operation }: Pick<Call, 'method' | 'operation'>): Map<number, string[]> => {
  const { path, query, body = operation.takes, errors } = operation;
  const all: Errors = {
    ...((path ?? query ?? body) && ofSchemas),
    ...(body && ofBodies),
    ...errors,
    ...(method !== 'get' && ofChanges),
    ...ofEveryCall,
  };
  return listByStatus(all);
};
