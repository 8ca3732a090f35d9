import { PlainButton } from '#client/primitives/button/plain-button.tsx';
import { PlainSelect } from '#client/primitives/select/plain-select.tsx';
import type { ListName, ProductList } from '#shared/catalogue/product-list.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { filterFormId, filterSheetId } from './form-id.ts';
import styles from './list-bar.module.css';

type ListBarProps = { list: ProductList; name: ListName; say: Translate };

const countChosen = ({ facets }: ProductList): number =>
  facets.flatMap(({ options }) => options).filter(({ isSelected }) => isSelected).length;

/** Stays in sight above the results: how many there are, their order, and on phones the way to the filters. */
export const ListBar = ({ list, name, say }: ListBarProps) => {
  const chosen = countChosen(list);
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <span className={styles.open} data-screen-only>
          <PlainButton variant="line" size="s" icon="filter" popoverTarget={filterSheetId} aria-haspopup="dialog">
            {chosen === 0 ? say('list.filter.open') : `${say('list.filter.open')} (${chosen})`}
          </PlainButton>
        </span>
        <p className={styles.count} role="status">
          {say(`list.count.${name}`, { count: list.total })}
        </p>
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
      </div>
    </div>
  );
};
