import type { Ref } from 'react';
import { UndoRow } from '#client/primitives/undo-row/undo-row.tsx';
import type { CartItem } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { type CartActions, CartLine } from './cart-line.tsx';
import { lineIndexOf, type RemovedLine, withRemovedLines } from './removed-line.ts';

export type CartLinesProps = {
  items: readonly CartItem[];
  locale: string;
  t: Translate;
  actions?: CartActions | undefined;
  /** Variants of which more were requested than are available. */
  outOfStock?: readonly string[];
  /** The lines that were just removed. */
  removed?: readonly RemovedLine[];
  /** The variant that was just restored. */
  restoredKey?: string | undefined;
  ref?: Ref<HTMLUListElement>;
};

/** The lines of a cart; a removed one can be restored in its position (K-02). */
export const CartLines = ({ items, locale, t, actions, outOfStock = [], removed = [], restoredKey, ref }: CartLinesProps) => (
  <ul ref={ref}>
    {withRemovedLines(items, removed).map((row) =>
      row.removed ? (
        <UndoRow
          key={row.removed.variantKey}
          text={t(row.removed.isSoldOut ? 'cart.undoRefused' : 'cart.removed', { name: row.removed.name })}
          undo={t('cart.undo')}
          action="/carts/add"
          fields={{
            productKey: row.removed.productKey,
            variantKey: row.removed.variantKey,
            quantity: row.removed.quantity,
            position: lineIndexOf(row.removed, items, removed),
          }}
          onUndo={actions && (() => actions.restore(row.removed))}
        />
      ) : (
        <CartLine
          key={row.item.variantKey}
          item={row.item}
          locale={locale}
          t={t}
          actions={actions}
          isOutOfStock={outOfStock.includes(row.item.variantKey)}
          isRestored={restoredKey === row.item.variantKey}
        />
      ),
    )}
  </ul>
);
