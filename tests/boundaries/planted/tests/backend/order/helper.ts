import { rows } from '../../../src/backend/order/rows.ts';

export const helper = rows;
