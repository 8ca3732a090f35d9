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

const listByStatus = (refusals: Refusals): Map<number, string[]> => {
  const statuses = [...new Set(Object.values(refusals))].toSorted((a, b) => a - b);
  return new Map(statuses.map((status) => [status, Object.keys(refusals).filter((name) => refusals[name] === status)]));
};

/** What calls have in common: which of them refuse so, and how, by status. */
export const sharedRefusals: readonly { of: string; refusals: Map<number, string[]> }[] = [
  { of: 'Every call', refusals: listByStatus(ofEveryCall) },
  { of: 'Calls that take something: path, query or body', refusals: listByStatus(ofSchemas) },
  { of: 'Calls with a body', refusals: listByStatus(ofBodies) },
  { of: 'Calls that change something: all but GET', refusals: listByStatus(ofChanges) },
];

/** What only this call refuses, by status. */
export const ownRefusalsOf = ({ operation }: Pick<Call, 'operation'>): Map<number, string[]> => listByStatus(operation.refusals ?? {});

/** All refusals of a call by status, each with the names of its exceptions: its own, and those of guards, schemas and database. */
export const refusalsOf = ({ method, operation }: Pick<Call, 'method' | 'operation'>): Map<number, string[]> => {
  const { path, query, body = operation.takes, refusals } = operation;
  const all: Refusals = {
    ...((path ?? query ?? body) && ofSchemas),
    ...(body && ofBodies),
    ...refusals,
    ...(method !== 'get' && ofChanges),
    ...ofEveryCall,
  };
  return listByStatus(all);
};
