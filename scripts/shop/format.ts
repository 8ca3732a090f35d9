import { userInfo } from 'node:os';
import { getCountry } from '#backend/content/content.ts';
import { addressLines } from '#shared/address/address-lines.ts';
import type { Address } from '#shared/contract/address.ts';
import { environment } from '#shared/environment/environment.ts';

/** A time as the operator's lists say it: UTC, to the minute. */
export const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

type Entry = { at: number; state: string; by: string; note: string };

/** One line of a history: when, what, by whom and why. */
export const historyLine = ({ at, state, by, note }: Entry): string =>
  [time(at), state.padEnd(15), by.padEnd(14), note].join('  ').trimEnd();

/** An address in one line, as the posts of its country have it, behind it the country's code. */
export const addressLine = (address: Address): string =>
  [...addressLines(address, { regions: getCountry(address.country).regions }), address.country.toUpperCase()].join(', ');

/** Who works at this keyboard, for histories: SHOP_OPERATOR, else the name of the login. */
export const operator = (): string => `operator ${environment().SHOP_OPERATOR ?? userInfo().username}`;
