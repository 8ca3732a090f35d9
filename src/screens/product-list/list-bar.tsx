import { Button } from '#client/primitives/button/button.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import type { ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { filterFormId, filterSheetId } from './form-id.ts';
import styles from './list-bar.module.css';

type ListBarProps = { list: ProductList; name: ListName; t: Translate };

const countChosen = ({ facets }: ProductList): number =>
  facets.flatMap(({ options }) => options).filter(({ isSelected }) => isSelected).length;

const FilterButton = ({ t, chosen }: { t: Translate; chosen: number }) => (
  <span className={styles.open} data-screen-only>
    <Button variant="line" size="s" icon="filter" popoverTarget={filterSheetId} aria-haspopup="dialog">
      {chosen === 0 ? t('list.filter.open') : t('list.filter.openChosen', { number: chosen })}
    </Button>
  </span>
);

const SortChoice = ({ list, t }: Pick<ListBarProps, 'list' | 't'>) => (
  <div className={styles.sort} data-screen-only>
    <Select
      variant="quiet"
      name="sort"
      form={filterFormId}
      label={t('list.sort.label')}
      options={list.sorts}
      defaultValue={list.sort}
      autoComplete="off"
    />
  </div>
);

/** Sticky above the results: their number, the sort order where there is a choice, and on phones the button for the filters. */
export const ListBar = ({ list, name, t }: ListBarProps) => {
  const hasChoices = list.facets.length > 0;
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        {hasChoices ? <FilterButton t={t} chosen={countChosen(list)} /> : null}
        <p className={styles.count} role="status">
          {t(`list.count.${name}`, { count: list.total })}
        </p>
        {hasChoices ? <SortChoice list={list} t={t} /> : null}
      </div>
    </div>
  );
};
