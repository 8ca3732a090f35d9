import { z } from 'zod';
import { currencies } from '#shared/money/currency.ts';

/** An amount in integer minor units of its currency. */
export const money = z.object({ rawValue: z.number().int().safe(), currency: z.enum(currencies) });
