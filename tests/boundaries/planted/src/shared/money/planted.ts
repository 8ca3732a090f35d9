import { store } from '../../state/store.ts';

export const planted = store;
