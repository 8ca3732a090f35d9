import { routes } from '../backend/order/order.routes.ts';
import { order } from '../backend/order/order.ts';

export const planted = [order, routes];
