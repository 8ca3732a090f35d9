import { rows } from './rows.ts';

export const routes = rows;
