import 'server-only';
import { getCountry } from '#backend/content/content.ts';
import type { CountryFile } from '#shared/content/country-file.ts';
import { shippingTo } from '#shared/content/shipping-to.ts';
import { address } from '#shared/contract/address.ts';
import type { OrderTable } from './order.table.ts';

/** The shipping methods of an order's country, with the times that they take to its address. */
export const shippingOfOrder = ({ country, delivery }: Pick<OrderTable, 'country' | 'delivery'>): CountryFile['shipping'] =>
  shippingTo(getCountry(country), address.parse(JSON.parse(delivery)));
