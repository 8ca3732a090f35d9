import 'client-only';
import { proxy } from 'valtio';

/** What is chosen of a list of dealers and their map. */
export const dealerMap = proxy<{ selectedId: string | undefined }>({ selectedId: undefined });

/** Chooses a dealer, on the map and in the list at once. */
export const selectDealer = (id: string | undefined): void => {
  dealerMap.selectedId = id;
};
