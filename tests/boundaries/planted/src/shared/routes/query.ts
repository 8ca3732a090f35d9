import { facts } from '../catalogue/facts.ts';

export const query = facts;
