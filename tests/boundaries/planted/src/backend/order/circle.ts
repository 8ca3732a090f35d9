import { reserve } from '../cart/cart.ts';

export const circle = reserve;
