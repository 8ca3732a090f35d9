import 'server-only';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseError, describeLocation, locationFromEnvironment, toDatabaseError } from '#backend/database/database.ts';
import { DomainError, presentProblem } from '#backend/errors/errors.ts';

/** Any error as a DomainError: domain errors unchanged, database errors by name (503), everything else as 500 that reveals nothing. */
export const toDomainError = (error: unknown): DomainError => {
  if (error instanceof DomainError) return error;
  if (error instanceof HTTPException) return new DomainError('RequestException', error.status, {}, error.message || 'Refused');
  const named = toDatabaseError(error, describeLocation(locationFromEnvironment()));
  if (named instanceof DatabaseError) return new DomainError('DatabaseException', 503, {}, named.message);
  return new DomainError('InternalException', 500, {}, 'Something went wrong on our side');
};

/** The error as JSON. */
export const problemResponse = (c: Context, domainError: DomainError): Response =>
  c.json(presentProblem(domainError), domainError.statusCode as ContentfulStatusCode);
