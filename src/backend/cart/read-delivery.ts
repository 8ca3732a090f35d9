import 'server-only';
import type { Context } from 'hono';
import { isPlainForm, nestFields, parse, readBody, readFields } from '#backend/rest/read-body.ts';
import { type Delivery, deliveryBody } from '#shared/contract/cart.ts';

const isBilling = (name: string): boolean => name.startsWith('billing.');

/** The delivery step's body. A plain form always sends its billing fields: with `same` ticked, or all of them empty, there is no other address. */
export const readDelivery = async (c: Context): Promise<Delivery> => {
  if (!isPlainForm(c)) return readBody(c, deliveryBody);
  const { same, ...fields } = await readFields(c);
  const isSame =
    same !== undefined ||
    !Object.entries(fields).some(([name, value]) => /^billing\.(?!country|salutation)/.test(name) && value.trim() !== '');
  const sent = isSame ? Object.fromEntries(Object.entries(fields).filter(([name]) => !isBilling(name))) : fields;
  return parse(deliveryBody, nestFields(sent));
};
