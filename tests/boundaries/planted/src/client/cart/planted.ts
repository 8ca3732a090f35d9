import { reserve } from '../../backend/cart/cart.ts';

export const planted = reserve;
