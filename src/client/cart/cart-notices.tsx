import { Message } from '#client/primitives/message/message.tsx';
import type { Cart } from '#shared/contract/cart.ts';
import type { Translate } from '#shared/i18n/translator.ts';

type Props = {
  cart: Pick<Cart, 'items' | 'misfits'>;
  t: Translate;
  /** The checkout restarted because the cart had changed. */
  hasRestartMessage: boolean;
  /** SKUs that were removed from the cart because they are no longer sold (K-05). @default [] */
  notRestorable?: readonly string[];
};

type NoticeProps = {
  t: Translate;
  about: 'restart' | 'notRestorable' | 'misfit' | 'soldOut';
  values?: Record<string, string>;
};

const Notice = ({ t, about, values }: NoticeProps) => (
  <Message kind="info" title={t(`cart.${about}.title`)}>
    {t(`cart.${about}.text`, values)}
  </Message>
);

/** What the shopper should know before continuing: a restarted checkout, articles that do not fit together, sold-out articles. */
export const CartNotices = ({ cart: { items, misfits }, t, hasRestartMessage, notRestorable = [] }: Props) => (
  <>
    {hasRestartMessage && <Notice t={t} about="restart" />}
    {notRestorable.length > 0 && <Notice t={t} about="notRestorable" values={{ skus: notRestorable.join(', ') }} />}
    {misfits.map(({ tap, sink }) => (
      <Notice key={`${tap} ${sink}`} t={t} about="misfit" values={{ tap, sink }} />
    ))}
    {items.some(({ isPurchasable }) => !isPurchasable) && <Notice t={t} about="soldOut" />}
  </>
);
