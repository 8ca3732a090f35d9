import { currencies } from '#shared/country/currency.ts';
import { z } from './zod.ts';

/** An amount in integer minor units of its currency. */
export const money = z.object({ rawValue: z.int(), currency: z.enum(currencies) });
