import 'client-only';
import { proxy } from 'valtio';

/** The selection shared by a list of dealers and their map. */
export const dealerMap = proxy<{ selectedId: string | undefined }>({ selectedId: undefined });

/** Selects a dealer, on the map and in the list at once. */
export const selectDealer = (id: string | undefined): void => {
  dealerMap.selectedId = id;
};
