import { drawSticker, guaranteesByList } from '#backend/catalogue/catalogue.ts';
import { getCountry, pathOfPage } from '#backend/content/content.ts';
import type { Span } from '#client/guarantee/spans.tsx';
import { TypedSpans } from '#client/guarantee/typed-spans.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { OutlineDrawing } from '#client/primitives/outline-drawing/outline-drawing.tsx';
import { WordMark } from '#client/primitives/word-mark/word-mark.tsx';
import { company } from '#shared/company/company.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import styles from './product-registration.module.css';

type Props = { site: Site; t: Translate };

/** The legal liability of the seller; null where the law sets no such years. */
export const legalSpan = ({ site, t }: Props): Span | null => {
  const years = getCountry(site.country).legalGuarantee?.years;
  if (years === undefined) return null;
  const name = t('guarantee.legal', { years: t('checkout.guarantee.years', { count: years }) });
  return { name, end: t('guarantee.fromDelivery'), years };
};

// A model with a second bowl, so that it matters below which of them the sticker is.
const shown = { model: 'Delta 60 S', sku: '10.60.2101', batch: '2641-07' };

const WhereNumber = ({ site, t }: Props) => {
  const drawing = drawSticker(site.country, shown.model);
  return (
    <section className={styles['panel']}>
      <h2>{t('guarantee.where')}</h2>
      {drawing && (
        <figure className={styles['sticker']}>
          <OutlineDrawing drawing={drawing} name={t('guarantee.sticker')} />
          <figcaption style={{ '--leader': drawing.leader } as React.CSSProperties} aria-hidden="true">
            {t('guarantee.sticker')}
          </figcaption>
        </figure>
      )}
      <div className={styles['plate']}>
        <span className={styles['mark']}>
          <WordMark name={company.brand} />
        </span>
        <dl>
          <dt>{t('guarantee.plateModel')}</dt>
          <dd>{shown.model}</dd>
          <dt>{t('catalogue.fact.sku')}</dt>
          <dd data-asked translate="no">
            {shown.sku}
          </dd>
          <dt>{t('guarantee.plateBatch')}</dt>
          <dd>{shown.batch}</dd>
        </dl>
      </div>
      <p className={styles['note']}>{t('guarantee.unreadable')}</p>
    </section>
  );
};

/** Beside the form: where to find the number, and how long legal liability and guarantee last. */
export const BeforePurchase = (props: Props) => {
  const { site, t } = props;
  const fromPurchase = t('guarantee.fromPurchase');
  const usual = guaranteesByList(site.country).map(({ list, years }) => ({
    name: t('guarantee.oursOf', { list: t(`product.parts.${list}`), years: t('checkout.guarantee.years', { count: years }) }),
    end: fromPurchase,
    years,
  }));
  const terms = pathOfPage(site, 'service');
  return (
    <>
      <WhereNumber {...props} />
      <section className={styles['side']}>
        <h2>{t('guarantee.spans')}</h2>
        <TypedSpans legal={legalSpan(props)} usual={usual} fromPurchase={fromPurchase} />
        <p className={styles['note']}>
          {t('guarantee.rights')} {terms === undefined ? null : <TextLink href={terms}>{t('guarantee.terms')}</TextLink>}
        </p>
      </section>
    </>
  );
};
