import 'server-only';
import { type DealerAnswer, type DealerFilter, dealerFilters, dealerLabels } from '#shared/contract/dealer.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { DealerEntry } from './dealer-file.ts';

/** True for dealers that match a filter. */
export const passes = (entry: DealerEntry, filter: DealerFilter): boolean =>
  filter === 'all' || (filter === 'unit-partner' ? entry.isUnitPartner : entry.labels.some((label) => filter === `label-${label}`));

const wordOf = (filter: DealerFilter, t: Translate): string => {
  if (filter === 'all') return t('dealer.filter.all');
  const label = dealerLabels.find((one) => filter === `label-${one}`);
  return label ? t(`dealer.label.${label}`) : t('dealer.filter.unitPartner');
};

/** The filters of a country with the number of dealers that match; a filter without matches is not offered. */
export const filtersOver = (dealers: readonly DealerEntry[], t: Translate): DealerAnswer['tabNavigation'] =>
  dealerFilters
    .map((value) => ({ value, label: wordOf(value, t), count: dealers.filter((entry) => passes(entry, value)).length }))
    .filter(({ value, count }) => value === 'all' || count > 0);
