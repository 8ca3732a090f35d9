/** The seven currencies of the shop (C-07). */
export const currencies = ['EUR', 'GBP', 'AUD', 'CAD', 'JPY', 'USD', 'VND'] as const;
export type Currency = (typeof currencies)[number];
