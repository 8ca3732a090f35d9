import { routes } from '../order/order.routes.ts';
import { rows } from '../order/rows.ts';

export const app = [routes, rows];
