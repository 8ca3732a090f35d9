import { names } from '../routes/names.ts';

export const fit = names;
