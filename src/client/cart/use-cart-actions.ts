import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '#client/primitives/announcer/announce.ts';
import { useRemoved } from '#client/primitives/undo-row/use-removed.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { cartState } from '#state/cart.ts';
import { toastError } from '#state/cart-toasts.ts';
import { onFirstInteraction } from '#state/first-interaction.ts';
import { lineIndexOf, type RemovedLine, toRemovedLine, withRemovedLines } from './removed-line.ts';

// Loaded on the first interaction: visitors who only read change nothing.
const changes = () => import('#state/cart-changes.ts');
const codes = () => import('#state/cart-discount.ts');

const run = async <Module, Outcome>(module: Promise<Module>, work: (module: Module) => Promise<Outcome>): Promise<Outcome | undefined> => {
  const loaded = await module.catch(() => undefined);
  if (loaded) return work(loaded);
  await toastError();
  return undefined;
};

/** The actions of a cart view, bound to the store, and the removed lines that can be restored. */
export const useCartActions = (t: Translate) => {
  const { cart, isChanging } = useSnapshot(cartState);
  const { removed: removedLines, restoredKey, hideLine, restoreLine: showLine, clear } = useRemoved<RemovedLine>();
  const items = cart?.items as readonly CartItem[] | undefined;
  // A line that was added again is no longer shown as removed.
  const removed = useMemo(
    () => removedLines.filter(({ variantKey }) => isChanging || !items?.some((item) => item.variantKey === variantKey)),
    [removedLines, isChanging, items],
  );
  useEffect(() => onFirstInteraction(() => void changes()), []);
  const actions = useMemo(() => {
    const remove = async (line: CartItem): Promise<void> => {
      hideLine(
        toRemovedLine(
          line,
          withRemovedLines(items ?? [], removed).findIndex(({ item }) => item?.variantKey === line.variantKey),
        ),
      );
      if (!(await run(changes(), ({ removeLine }) => removeLine(line)))) showLine(line.variantKey);
    };
    const restore = async (line: RemovedLine): Promise<void> => {
      const outcome = await run(changes(), ({ restoreLine }) => restoreLine(line, lineIndexOf(line, items ?? [], removed)));
      if (outcome === 'done') showLine(line.variantKey);
      if (outcome !== 'soldOut') return;
      // The error is shown in its row, which stays and keeps the focus.
      hideLine({ ...line, isSoldOut: true });
      announce(t('cart.undoRefused', { name: line.name }), 'assertive');
    };
    return {
      step: (line: CartItem, step: 1 | -1) => void run(changes(), ({ stepQuantity }) => stepQuantity(line, step)),
      remove: (line: CartItem) => void remove(line),
      restore: (line: RemovedLine) => void restore(line),
      discount: {
        add: (code: string) => void run(codes(), ({ changeDiscount }) => changeDiscount('add', code)),
        remove: (code: string) => void run(codes(), ({ changeDiscount }) => changeDiscount('remove', code)),
      },
    };
  }, [items, removed, hideLine, showLine, t]);
  return { actions, removed, restoredKey, clear };
};
