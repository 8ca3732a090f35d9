'use client';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { CookiesNeeded } from '#client/primitives/message/cookies-needed.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import { Sheet } from '#client/primitives/sheet/sheet.tsx';
import type { Cart, CartItem } from '#shared/contract/cart.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { withoutTrailingSlash } from '#shared/routes/trailing-slash.ts';
import type { Article } from '#state/article.ts';
import { cartState, closeCart } from '#state/cart.ts';
import { locale as localeState, setLocale } from '#state/locale.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartTotals } from './cart-totals.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OverlayLines } from './overlay-lines.tsx';
import { SoldOutLine } from './sold-out-line.tsx';
import { useCartActions } from './use-cart-actions.ts';
import { useCartAnnouncements } from './use-cart-announcements.ts';

type Props = { site: Site; countryName: string; sinksHref: string; tapsHref: string };

const Added = ({ line, t }: { line: CartItem | undefined; t: Translate }) =>
  line ? <Message kind="success" title={t('cart.added', { name: line.item.name })} /> : null;

const Foot = ({ cart, site, countryName, t }: { cart: Cart; site: Site; countryName: string; t: Translate }) => (
  <>
    <CartTotals sums={cart} locale={site.locale} country={countryName} t={t} />
    {cart.items.some(({ isPurchasable }) => isPurchasable) && (
      <ButtonLink href={pathTo(site, 'checkoutAddress')} isBlock>
        {t('cart.toCheckout')}
      </ButtonLink>
    )}
    <ButtonLink href={pathTo(site, 'cart')} variant="line" isBlock>
      {t('cart.view')}
    </ButtonLink>
  </>
);

const soldOutText = (absent: readonly Article[], t: Translate): string | undefined =>
  absent.length === 0
    ? undefined
    : [...absent.map(({ name, variant }) => `${name}, ${variant.name}.`), t('cart.soldOut.notAdded')].join(' ');

/** The cart beside the page: opens after an add (K-03) and when an add was rejected (K-04). Loaded on demand. */
export const CartOverlay = ({ site, countryName, sinksHref, tapsHref }: Props) => {
  const { cart: snapshot, status, overlayOpenedOn, addedVariant, outOfStock, soldOutArticles } = useSnapshot(cartState);
  const { path } = useRouter();
  // Navigating to another screen closes the overlay.
  const isOverlayOpen = overlayOpenedOn === withoutTrailingSlash(path);
  const { texts, tag } = useSnapshot(localeState);
  const t: Translate = texts.t;
  const { actions, removed, restoredKey, clear } = useCartActions(t);
  useEffect(() => void setLocale(site.locale), [site.locale]);
  const cart = snapshot as Cart | undefined;
  const added = cart?.items.find(({ variantKey }) => variantKey === addedVariant);
  const inCart = (variantKey: string): boolean => cart?.items.some((item) => item.variantKey === variantKey) ?? true;
  const absent = (soldOutArticles as Article[]).filter(({ variant }) => !inCart(variant.key));
  const isEmpty = cart?.items.length === 0;
  const isAnnounced = isOverlayOpen && tag === site.locale && status === 'READY';
  useCartAnnouncements({
    cart: isAnnounced ? cart : undefined,
    locale: site.locale,
    t,
    outOfStock,
    outOfStockText: soldOutText(absent, t),
    announcesFirst: true,
  });
  useEffect(() => {
    if (!isOverlayOpen) clear();
  }, [isOverlayOpen, clear]);
  if (tag !== site.locale) return null;
  return (
    <Sheet
      isOpen={isOverlayOpen}
      onClose={closeCart}
      title={t('cart.heading', { count: cart?.itemCount ?? 0 })}
      closeLabel={t('cart.close')}
      notice={
        navigator.cookieEnabled ? (
          <Added line={added} t={t} />
        ) : (
          <CookiesNeeded title={t('general.cookies.title')} text={t('general.cookies.text')} />
        )
      }
      foot={cart && !isEmpty && <Foot cart={cart} site={site} countryName={countryName} t={t} />}
    >
      {status === 'PENDING' && <CartSkeleton label={t('cart.loading')} />}
      {absent.length > 0 && (
        <ul>
          {absent.map((article) => (
            <SoldOutLine key={article.variant.key} article={article} t={t} />
          ))}
        </ul>
      )}
      <OverlayLines
        items={cart?.items ?? []}
        addedVariant={addedVariant}
        outOfStock={outOfStock}
        locale={site.locale}
        t={t}
        actions={actions}
        removed={removed}
        restoredKey={restoredKey}
      />
      {isEmpty && <EmptyCart t={t} sinksHref={sinksHref} tapsHref={tapsHref} />}
    </Sheet>
  );
};
