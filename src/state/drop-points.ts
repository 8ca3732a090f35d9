import 'client-only';
import type { DropPoint } from '#shared/contract/drop-point.ts';
import { callRest, RestError } from './rest.ts';

const answer = async () => (await import('#shared/contract/drop-point.ts')).dropPointAnswer;

/** The drop points closest to a postal code; undefined for an invalid code. Throws when the network fails. */
export const findDropPoints = async (postalCode: string): Promise<DropPoint[] | undefined> => {
  try {
    return (await callRest('/api/droppoints', { query: { postalCode }, answer })).points;
  } catch (error) {
    if (error instanceof RestError && error.status === 400) return undefined;
    throw error;
  }
};
