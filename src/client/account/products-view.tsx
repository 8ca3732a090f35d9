'use client';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Tile } from '#client/primitives/picture/tile.tsx';
import type { RegisteredProduct } from '#shared/contract/registered-product.ts';
import { formatDay } from '#shared/guarantee/calendar-day.ts';
import { nameAction } from '#shared/i18n/name-action.ts';
import { withCommas } from '#shared/i18n/with-commas.ts';
import type { ViewProps } from './account-setting.ts';
import { ActionForm } from './action-form.tsx';
import styles from './products.module.css';

type LineProps = Pick<ViewProps, 'site' | 't'> & { product: RegisteredProduct };

const ProductLine = ({ product, site, t }: LineProps) => {
  const { registrationId, name, variantName, sku, picture, purchasedOn, guaranteeEnds } = product;
  const day = (text: string): string => formatDay(text, site.locale, 'long');
  const called = withCommas(site.locale, [name, variantName ?? '']);
  return (
    <li className={styles['product']}>
      <Tile picture={picture ?? undefined} alt="" sizes="6rem" />
      <div className={styles['words']}>
        <h2>{called}</h2>
        <p>{t('account.products.until', { date: day(guaranteeEnds) })}</p>
        <p className={styles['soft']}>{t('account.products.bought', { date: day(purchasedOn) })}</p>
        {sku !== null && (
          <p className={styles['soft']} translate="no">
            {sku}
          </p>
        )}
        <p className={styles['soft']} translate="no">
          {registrationId}
        </p>
      </div>
      <ActionForm
        form="product"
        action="/consumer/products/remove"
        fields={{ registrationId }}
        label={nameAction(site.locale, t('account.products.remove'), called)}
        icon="trash"
        busyLabel={t('checkout.sending')}
      >
        {t('account.products.remove')}
      </ActionForm>
    </li>
  );
};

/** The registered products, each with the end of its guarantee and a button to withdraw the registration (B-12). */
export const ProductsView = ({ overview, site, registrationHref, t }: ViewProps) => (
  <>
    {overview.products.length === 0 && <p>{t('account.products.none')}</p>}
    <ul className={styles['products']}>
      {overview.products.map((product) => (
        <ProductLine key={product.registrationId} product={product} site={site} t={t} />
      ))}
    </ul>
    {registrationHref !== undefined && (
      <p>
        <ButtonLink href={registrationHref} variant="line">
          {t('account.products.register')}
        </ButtonLink>
      </p>
    )}
  </>
);
