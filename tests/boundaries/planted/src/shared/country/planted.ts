import { secret } from '../environment/environment.ts';

export const site = secret;
