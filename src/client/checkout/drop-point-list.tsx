import { Choice } from '#client/primitives/choice/choice.tsx';
import type { DropPoint } from '#shared/contract/drop-point.ts';
import type { Translate } from '#shared/i18n/translator.ts';

export type ListProps = { points: readonly DropPoint[]; chosen: DropPoint | null; locale: string; t: Translate };

const away = ({ distance }: DropPoint, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(distance);

/** The drop points to choose from, nearest first: name, address, opening hours, distance. */
export const DropPointList = ({ points, chosen, locale, t }: ListProps) => (
  <Choice
    name="dropPoint"
    label={t('checkout.dropPoint.label')}
    options={points.map((point) => ({
      value: point.id,
      label: point.name,
      text: [`${point.street}, ${point.postalCode} ${point.city}`, ...point.hours].join(' · '),
      end: away(point, locale),
    }))}
    defaultValue={points.some(({ id }) => id === chosen?.id) ? chosen?.id : points[0]?.id}
  />
);
