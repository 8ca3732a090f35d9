import { store } from '../state/store.ts';

export const dressed = store;
