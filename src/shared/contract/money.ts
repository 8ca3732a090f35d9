import { currencies } from '#shared/country/currency.ts';
import { z } from './zod.ts';

/** An amount in integer minor units of its currency. */
export const money = z.object({ rawValue: z.number().int().safe(), currency: z.enum(currencies) });
