import { Icon } from '#client/primitives/icon/icon.tsx';
import { countryLayerId } from './layer-ids.ts';

export type CountryButtonTexts = {
  /** The current site: `Deutschland · Deutsch`. */
  country: string;
  /** The button's action: `Land und Sprache wählen`. */
  chooseCountry: string;
};

type Props = { texts: CountryButtonTexts; className: string | undefined; hasChevron?: boolean };

/** Opens the country layer. Its accessible name begins with the visible text, so that voice control works. */
export const CountryButton = ({ texts, className, hasChevron = false }: Props) => (
  <button type="button" popoverTarget={countryLayerId} className={className}>
    <Icon name="globe" size="s" />
    <span>
      {texts.country}
      <span className="visually-hidden">, {texts.chooseCountry}</span>
    </span>
    {hasChevron && <Icon name="chevron-down" size="s" />}
  </button>
);
