import { Chips } from '#client/primitives/chip/chips.tsx';
import { formatCentimetres } from '#shared/catalogue/format-length.ts';
import type { Facet } from '#shared/catalogue/product-list.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { withQuery } from '#shared/routes/list-query.ts';
import styles from './active-filters.module.css';

type FiltersProps = { facets: readonly Facet[]; path: string; query: URLSearchParams; locale: string; t: Translate };
type Chip = { key: string; label: string; href: string };

const labelOf = (facet: Facet, { value, label }: { value: string; label: string }, locale: string, t: Translate): string =>
  facet.kind === 'cabinet' ? t('list.filter.fits', { width: formatCentimetres(Number(value), locale) }) : label;

/** Every selected value with the address of the list without it. */
export const presentFilters = ({ facets, path, query, locale, t }: FiltersProps): Chip[] =>
  facets.flatMap((facet) =>
    facet.options
      .filter(({ isSelected }) => isSelected)
      .map((option) => {
        const others = query.getAll(facet.id).filter((value) => value !== option.value);
        return {
          key: `${facet.id}-${option.value}`,
          label: labelOf(facet, option, locale, t),
          href: path + withQuery(query, { [facet.id]: others }),
        };
      }),
  );

const clearedPath = (path: string, query: URLSearchParams): string => {
  const sort = query.get('sort');
  return path + withQuery(new URLSearchParams(sort === null ? {} : { sort }), {});
};

/** The active filters: each value a link that removes it. */
export const ActiveFilters = (props: FiltersProps) => {
  const { path, query, t } = props;
  const chips = presentFilters(props).map(({ key, label, href }) => ({
    id: key,
    label,
    href,
    name: t('list.filter.remove', { name: label }),
  }));
  return (
    <div className={styles.chips}>
      <Chips
        label={t('list.filter.applied')}
        chips={chips}
        clear={{ href: clearedPath(path, query), label: t('list.filter.clear') }}
        after="results"
      />
    </div>
  );
};
