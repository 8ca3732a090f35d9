import { Icon } from '#client/primitives/icon/icon.tsx';
import { countryLayerId } from './layer-ids.ts';

export type CountryButtonTexts = {
  /** Where one is: `Deutschland · Deutsch`. */
  country: string;
  /** What the button does: `Land und Sprache wählen`. */
  chooseCountry: string;
};

type Props = { texts: CountryButtonTexts; className: string | undefined; hasChevron?: boolean };

/** Opens the country layer. Its name begins with what is seen, so that it can be called by voice as it is read. */
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
