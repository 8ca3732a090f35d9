import { DurabilityLabel } from '#client/primitives/durability-label/durability-label.tsx';
import { Icon } from '#client/primitives/icon/icon.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { yourEurope } from '#shared/checkout/your-europe.ts';
import { company } from '#shared/company/company.ts';
import type { CartItem } from '#shared/contract/cart.ts';
import type { Language } from '#shared/country/countries.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './guarantee-notice.module.css';

type Props = {
  years: number;
  language: Language;
  items: readonly CartItem[];
  /** URL of the Commission's own drawing in the buyer's language, if the shop has it. */
  artwork?: string | undefined;
  t: Translate;
};

/** The EU notice of the legal guarantee of conformity: the seller's liability, its length and its legal basis; below it the durability label of each article (Y-02). */
export const GuaranteeNotice = ({ years, language, items, artwork, t }: Props) => (
  <section aria-labelledby="legal-guarantee" className={styles['notice']}>
    <h2 id="legal-guarantee" className={styles['title']}>
      <Icon name="shield" size="s" />
      {t('checkout.summary.guarantee')}
      <span className={styles['years']}>{t('checkout.guarantee.years', { count: years })}</span>
    </h2>
    {/* The text below says the same for visitors who cannot see it. */}
    {artwork !== undefined && <img className={styles['artwork']} src={artwork} alt="" width={210} height={297} loading="lazy" />}
    <p className={styles['text']}>{t('checkout.guarantee.text')}</p>
    <p className={styles['text']}>{t('checkout.summary.guaranteeText')}</p>
    <p>
      <TextLink href={yourEurope(language)} variant="action">
        {t('checkout.guarantee.more')}
      </TextLink>
    </p>
    {items
      .filter(({ isPurchasable, productKey }, at) => isPurchasable && items.findIndex((one) => one.productKey === productKey) === at)
      .map(({ productKey, item }) => (
        <DurabilityLabel key={productKey} model={`${company.brand} ${item.name}`} years={item.guaranteeYears} t={t} isFlat />
      ))}
  </section>
);
