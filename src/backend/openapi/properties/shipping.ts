import type { Descriptions } from './description.ts';

/** Shipping methods, drop points, parcels and dates of delivery. */
export const shippingDescriptions: Descriptions = {
  ShippingMethod: 'A way that the goods can go, with its price for this cart.',
  ShippingBody: 'The shipping method for the cart.',
  DropPointLocation: 'A shop where a parcel waits for its buyer.',
  DropPoint: 'A shop where a parcel waits for its buyer, with its distance and opening hours.',
  DropPointAnswer: 'Drop points around a postal code.',
  Tracking: 'How to follow a parcel.',
  DeliveryPlan: 'When an order ships and arrives, and until when it may come back.',

  shippingMethods: 'The shipping methods that the country offers for this cart.',
  shippingMethod: ['Name of the shipping method, from `shippingMethods` of the cart.', 'DHL'],
  'Cart.shippingMethod': ['Name of the shipping method; the country’s first one until another is chosen.', 'DHL'],
  'Order.shippingMethod': ['The shipping method by the name that the buyer saw.', 'DHL'],
  'ShippingMethod.name': ['Name of the shipping method, which POST /carts/shipping takes.', 'DHL'],
  'ShippingMethod.label': ['Its name in the language of the call.', 'DHL'],
  costs: 'What it costs for this cart.',
  minDays: ['Working days until the parcel arrives, at least.', 2],
  maxDays: ['Working days until the parcel arrives, at most.', 3],
  endsAtDropPoint: 'True where the parcel goes to a drop point, which the buyer must choose.',

  dropPoints: 'The drop points closest to the delivery address, and the chosen one; empty where no shipping method ends at one.',
  dropPoint: ['Id of the drop point, where the shipping method ends at one.', 'be-1000-1'],
  'Cart.dropPoint': 'The chosen drop point; null where none is chosen.',
  'Order.dropPoint': 'Where the parcel waits; null where it goes to the door.',
  points: 'The closest drop points, the nearest first.',
  'DropPoint.id': ['Id of the drop point.', 'be-1000-1'],
  'DropPointLocation.id': ['Id of the drop point.', 'be-1000-1'],
  'DropPoint.name': ['Name of the shop.', 'Krantenwinkel De Hoek'],
  'DropPointLocation.name': ['Name of the shop.', 'Krantenwinkel De Hoek'],
  'DropPoint.distance': ['Kilometres from the postal code, with one decimal.', 1.4],
  'DropPoint.hours': [
    'Opening hours in the language of the call; days with the same hours are one entry.',
    ['Mo–Fr 09:00–18:30', 'Sa 09:00–17:00'],
  ],
  'GetApiDroppoints.postalCode': ['The postal code to search around, as the country of the host writes it.', '1000'],

  tracking: 'How to follow the parcel; null until it is shipped, or where the carrier gave no number.',
  'Tracking.number': ['The number of the parcel.', '00340434161094042557'],
  link: [
    'The carrier’s page for the parcel; null where it has none.',
    'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=00340434161094042557',
  ],

  plan: 'When it ships and arrives; null where the payment failed, the order was cancelled, or the country has the carrier no longer.',
  shippedAt: ['When it ships or was shipped, in epoch milliseconds.', 1796058104220],
  arrival: 'The days on which it may arrive.',
  from: ['A moment of the first of them, in epoch milliseconds.', 1796144504220],
  to: ['A moment of the last of them, in epoch milliseconds.', 1796230904220],
  'DeliveryPlan.days': [
    'Days from placing to shipping, from shipping to the first day of arrival, and the days on which it may arrive, counted in the country’s time zone.',
    [2, 1, 2],
  ],
  'DeliveryPlan.returns': 'Until when it may come back by the shop’s own promise.',
  'returns.days': ['How many days the promise lasts.', 30],
  'returns.until': ['The last moment of the promise, in epoch milliseconds.', 1799103600219],
};
