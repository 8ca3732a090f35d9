import { Fragment } from 'react';
import { piecesAround } from '#shared/i18n/pieces-around.ts';

type Props = {
  /** Writes the text with its values in slots: `(slot) => t('cart.articleNumber', { sku: slot(sku) })`. */
  children: (slot: (text: string) => string) => string;
};

/** A text that a browser may translate, except its slots: article and order numbers, codes. */
export const Verbatim = ({ children }: Props) =>
  piecesAround(children).map((piece, index) => {
    const key = `${index}`;
    return index % 2 === 0 ? (
      <Fragment key={key}>{piece}</Fragment>
    ) : (
      <span key={key} translate="no">
        {piece}
      </span>
    );
  });
