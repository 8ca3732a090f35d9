import { helper } from '../../../tests/backend/order/helper.ts';
import { order } from '../order/order.ts';
import { rows } from '../order/rows.ts';

export const pastFace = [helper, order, rows];
