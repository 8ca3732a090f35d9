import type { Ref } from 'react';
import { GoneRow } from '#client/primitives/gone-row/gone-row.tsx';
import type { CartItem } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { type CartActions, CartLine } from './cart-line.tsx';
import { type GoneLine, placeOf, rowsOf } from './gone-line.ts';

export type CartLinesProps = {
  items: readonly CartItem[];
  locale: string;
  t: Translate;
  actions?: CartActions | undefined;
  /** Variants of which more were asked for than there are. */
  refused?: readonly string[];
  /** What was just removed. */
  gone?: readonly GoneLine[];
  /** The variant that was just put back. */
  back?: string | undefined;
  ref?: Ref<HTMLUListElement>;
};

/** The lines of a cart; one that was removed can be put back where it stood (K-02). */
export const CartLines = ({ items, locale, t, actions, refused = [], gone = [], back, ref }: CartLinesProps) => (
  <ul ref={ref}>
    {rowsOf(items, gone).map((row) =>
      row.gone ? (
        <GoneRow
          key={row.gone.variantKey}
          text={t(row.gone.isSoldOut ? 'cart.undoRefused' : 'cart.removed', { name: row.gone.name })}
          undo={t('cart.undo')}
          action="/carts/add"
          fields={{
            productKey: row.gone.productKey,
            variantKey: row.gone.variantKey,
            quantity: row.gone.quantity,
            position: placeOf(row.gone, items, gone),
          }}
          onUndo={actions && (() => actions.restore(row.gone))}
        />
      ) : (
        <CartLine
          key={row.item.variantKey}
          item={row.item}
          locale={locale}
          t={t}
          actions={actions}
          isRefused={refused.includes(row.item.variantKey)}
          isBack={back === row.item.variantKey}
        />
      ),
    )}
  </ul>
);
