import { routes } from '../../src/backend/order/order.routes.ts';
import { rows } from '../../src/backend/order/rows.ts';

export const planted = [routes, rows];
