import { site } from '../shared/country/planted.ts';

export const planted = site;
