import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import type { ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { filterFormId, filterSheetId } from './form-id.ts';
import styles from './list-bar.module.css';

type ListBarProps = { list: ProductList; name: ListName; say: Translate };

const countChosen = ({ facets }: ProductList): number =>
  facets.flatMap(({ options }) => options).filter(({ isSelected }) => isSelected).length;

const FilterButton = ({ say, chosen }: { say: Translate; chosen: number }) => (
  <span className={styles.open} data-screen-only>
    <PlainButton variant="line" size="s" icon="filter" popoverTarget={filterSheetId} aria-haspopup="dialog">
      {chosen === 0 ? say('list.filter.open') : `${say('list.filter.open')} (${chosen})`}
    </PlainButton>
  </span>
);

const SortChoice = ({ list, say }: Pick<ListBarProps, 'list' | 'say'>) => (
  <div className={styles.sort} data-screen-only>
    <PlainSelect
      variant="quiet"
      name="sort"
      form={filterFormId}
      label={say('list.sort.label')}
      options={list.sorts}
      defaultValue={list.sort}
      autoComplete="off"
    />
  </div>
);

/** Stays in sight above the results: how many there are; where there is something to choose, their order, and on phones the way to the filters. */
export const ListBar = ({ list, name, say }: ListBarProps) => {
  const hasChoices = list.facets.length > 0;
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        {hasChoices ? <FilterButton say={say} chosen={countChosen(list)} /> : null}
        <p className={styles.count} role="status">
          {say(`list.count.${name}`, { count: list.total })}
        </p>
        {hasChoices ? <SortChoice list={list} say={say} /> : null}
      </div>
    </div>
  );
};
