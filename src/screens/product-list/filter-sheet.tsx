import { FacetForm } from '#client/list/facet-form.tsx';
import { SubmitButton } from '#client/primitives/button/button.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import type { ProductList } from '#shared/catalogue/product-list.ts';
import type { Site } from '#shared/country/site.ts';
import { numberFormat } from '#shared/i18n/formats.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { Facets } from './facets.tsx';
import styles from './filter-sheet.module.css';
import { filterFormId, filterSheetId, resultsId } from './form-id.ts';

type FilterSheetProps = { site: Site; list: ProductList; path: string; query: string; t: Translate };

/** The filters: a column beside the results, on phones a sheet over them. The sheet is a popover, so it opens also without script. */
export const FilterSheet = ({ site, list, path, query, t }: FilterSheetProps) => {
  const number = numberFormat(site.locale);
  return (
    <aside id={filterSheetId} popover="auto" className={styles.sheet} data-screen-only aria-label={t('list.filter.label')}>
      <FacetForm id={filterFormId} path={path} query={query} resultsId={resultsId} className={styles.form}>
        <div className={styles.head}>
          <h2>{t('list.filter.label')}</h2>
          <IconButton icon="close" label={t('list.filter.close')} variant="bare" popoverTarget={filterSheetId} popoverTargetAction="hide" />
        </div>
        <div className={styles.facets}>
          <Facets facets={list.facets} t={t} formatCount={(count) => number.format(count)} />
        </div>
        <div className={styles.foot}>
          <span className={styles.clear}>
            <ButtonLink href={path} variant="line">
              {t('list.filter.clearShort')}
            </ButtonLink>
          </span>
          <SubmitButton isBlock>
            <span className={styles.withScript}>{t('list.filter.show', { count: list.total })}</span>
            <span className={styles.withoutScript}>{t('list.filter.apply')}</span>
          </SubmitButton>
        </div>
      </FacetForm>
    </aside>
  );
};
