import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import type { OrderSummary } from '#shared/contract/consumer-order.ts';
import type { ViewProps } from './account-setting.ts';
import styles from './orders.module.css';

/** Shown without orders: a link to start shopping. */
export const NoOrders = ({ sinksHref, t }: Pick<ViewProps, 'sinksHref' | 't'>) => (
  <Message kind="info" title={t('account.orders.empty')}>
    <ButtonLink href={sinksHref} variant="line">
      {t('account.overview.sinks')}
    </ButtonLink>
  </Message>
);

/** The first items of an order, as pictures. */
export const OrderPictures = ({ items }: Pick<OrderSummary, 'items'>) => (
  <ul className={styles['pictures']}>
    {items.slice(0, 3).map(({ sku, item }) => (
      <li key={sku}>
        <Tile picture={item.picture ?? undefined} alt={item.name} sizes="72px" />
      </li>
    ))}
  </ul>
);
