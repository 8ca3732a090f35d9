import { userInfo } from 'node:os';
import { getCountry } from '#backend/content/content.ts';
import { addressLines } from '#shared/address/address-lines.ts';
import type { Address } from '#shared/contract/address.ts';
import { environment } from '#shared/environment/environment.ts';

/** A time in the operator's lists: UTC, to the minute. */
export const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

type Entry = { at: number; state: string; by: string; note: string };

/** One line of a history: when, what, by whom and why. */
export const historyLine = ({ at, state, by, note }: Entry): string =>
  [time(at), state.padEnd(15), by.padEnd(14), note].join('  ').trimEnd();

/** An address on one line, in the postal format of its country, followed by the country's code. */
export const addressLine = (address: Address): string =>
  [...addressLines(address, { regions: getCountry(address.country).regions }), address.country.toUpperCase()].join(', ');

/** The operator's name for histories: SHOP_OPERATOR, else the login name. */
export const operator = (): string => `operator ${environment().SHOP_OPERATOR ?? userInfo().username}`;
