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

type Props = { site: Site; say: Translate };

/** The liability of the seller by law; null where the law has no such years. */
export const legalSpan = ({ site, say }: Props): Span | null => {
  const years = getCountry(site.country).legalGuarantee?.years;
  if (years === undefined) return null;
  const name = say('guarantee.legal', { years: say('checkout.guarantee.years', { count: years }) });
  return { name, end: say('guarantee.fromDelivery'), years };
};

// One that has a second bowl, so that it matters below which of them the sticker is.
const shown = { model: 'Delta 60 S', sku: '10.60.2101', batch: '2641-07' };

const WhereNumber = ({ site, say }: Props) => {
  const drawing = drawSticker(site.country, shown.model);
  return (
    <section className={styles['panel']}>
      <h2>{say('guarantee.where')}</h2>
      {drawing && (
        <figure className={styles['sticker']}>
          <OutlineDrawing drawing={drawing} name={say('guarantee.sticker')} />
          <figcaption style={{ '--leader': drawing.leader } as React.CSSProperties} aria-hidden="true">
            {say('guarantee.sticker')}
          </figcaption>
        </figure>
      )}
      <div className={styles['plate']}>
        <span className={styles['mark']}>
          <WordMark name={company.brand} />
        </span>
        <dl>
          <dt>{say('guarantee.plateModel')}</dt>
          <dd>{shown.model}</dd>
          <dt>{say('catalogue.fact.sku')}</dt>
          <dd data-asked translate="no">
            {shown.sku}
          </dd>
          <dt>{say('guarantee.plateBatch')}</dt>
          <dd>{shown.batch}</dd>
        </dl>
      </div>
      <p className={styles['note']}>{say('guarantee.unreadable')}</p>
    </section>
  );
};

/** Beside the form: where the number is found, and how long law and guarantee last. */
export const BeforePurchase = (props: Props) => {
  const { site, say } = props;
  const fromPurchase = say('guarantee.fromPurchase');
  const usual = guaranteesByList(site.country).map(({ list, years }) => ({
    name: say('guarantee.oursOf', { list: say(`product.parts.${list}`), years: say('checkout.guarantee.years', { count: years }) }),
    end: fromPurchase,
    years,
  }));
  const terms = pathOfPage(site, 'service');
  return (
    <>
      <WhereNumber {...props} />
      <section className={styles['side']}>
        <h2>{say('guarantee.spans')}</h2>
        <TypedSpans legal={legalSpan(props)} usual={usual} fromPurchase={fromPurchase} />
        <p className={styles['note']}>
          {say('guarantee.rights')} {terms === undefined ? null : <TextLink href={terms}>{say('guarantee.terms')}</TextLink>}
        </p>
      </section>
    </>
  );
};
