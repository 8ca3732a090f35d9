import { CompareCount } from '#client/list/compare-count.tsx';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { compareFormId } from '#server-components/product-card/compare-box.tsx';
import type { Site } from '#shared/country/site.ts';
import { piecesAround } from '#shared/i18n/pieces-around.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { StaticPart } from '#static-part';
import styles from './compare-bar.module.css';

/** The number of selected products of a list, and the button to compare them (B-11). It counts and appears by CSS alone: no script. */
export const CompareBar = ({ site, t }: { site: Site; t: Translate }) => {
  const [before, , after] = piecesAround((slot) => t('compare.chosen', { number: slot('') }));
  return (
    <>
      <CompareCount text={t('compare.announced', { number: '{number}', button: t('compare.choose') })} />
      <StaticPart name="compare" cacheKey={`${site.country}-${site.language}`} className={styles.container} data-screen-only>
        <form id={compareFormId} method="get" action={pathTo(site, 'compare')} className={styles.bar}>
          <p>
            {before}
            <span className={styles.number} />
            {after}
          </p>
          <SubmitButton size="s">{t('compare.choose')}</SubmitButton>
        </form>
      </StaticPart>
    </>
  );
};
