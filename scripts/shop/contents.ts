import { Command, InvalidArgumentError, Option } from 'commander';
import { type CountryCode, countries } from '#shared/country/countries.ts';
import { importCommand } from './import/import-command.ts';

const countryCodes = Object.keys(countries) as CountryCode[];

const countryOf = (text: string): CountryCode => {
  const code = countryCodes.find((known) => known === text.toLowerCase());
  if (!code) throw new InvalidArgumentError(`One of ${countryCodes.join(', ')} is wanted.`);
  return code;
};

const historyCommand = (): Command =>
  new Command('history')
    .description('what a variant cost from when on, country by country')
    .argument('<variant>', 'its key, e.g. bogen-p-brass')
    .addOption(new Option('--country <country>', 'only this one, e.g. de').argParser(countryOf))
    .action(async (variantKey: string, { country }: { country?: CountryCode }) =>
      (await import('./price-history.ts')).showPriceHistory(variantKey, country),
    );

/** prices import | history */
export const priceCommands = (): Command =>
  new Command('prices')
    .description('change the prices of the catalogue, and look back at them')
    .addCommand(historyCommand())
    .addCommand(
      importCommand('sku, currency, price', async (file, options) =>
        (await import('./import/prices-import.ts')).importPrices(file, options),
      ),
    );

/** dealers import */
export const dealerCommands = (): Command =>
  new Command('dealers')
    .description('change who sells our products')
    .addCommand(
      importCommand(
        'id, name, country, isUnitPartner (yes, no), labels (divided by |), street, streetNo, zip, city, latitude, longitude, sunday to saturday (10:00-18:00, empty when closed), timeZone, phone, email, homepage',
        async (file, options) => (await import('./import/dealers-import.ts')).importDealers(file, options),
      ),
    );
