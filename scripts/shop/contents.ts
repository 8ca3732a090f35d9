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
      ).option('--yes', 'also prices that change by more than a factor of five'),
    );

const dealerListCommand = (): Command =>
  new Command('list')
    .description('who sells our products: number, name, place, labels')
    .addOption(new Option('--country <country>', 'only this one, e.g. de').argParser(countryOf))
    .action(async ({ country }: { country?: CountryCode }) =>
      (await import('./dealer-list.ts')).showDealers(country ? [country] : countryCodes),
    );

const dealerRemoveCommand = (): Command =>
  new Command('remove')
    .description('takes dealers out, all or none')
    .argument('<id...>', 'their numbers, e.g. de-paderborn')
    .action(async (ids: string[]) => (await import('./import/dealers-import.ts')).removeDealers(ids));

/** dealers list | import | remove */
export const dealerCommands = (): Command =>
  new Command('dealers')
    .description('see and change who sells our products')
    .addCommand(dealerListCommand())
    .addCommand(
      importCommand(
        'id, name, country, isUnitPartner (yes, no), labels and specials (divided by |), region (of its public holidays, BY; empty for none), street, streetNo, zip, city, latitude, longitude, sunday to saturday (10:00-18:00, or 09:00-12:30 14:00-18:00; empty when closed), closed (2026-12-24|2026-12-31), timeZone, phone, email, homepage, shows (keys of products, divided by |), shownOn (2026-11-16)',
        async (file, options) => (await import('./import/dealers-import.ts')).importDealers(file, options),
      ).option('--whole', 'the file has all dealers of its countries: the others are taken out'),
    )
    .addCommand(dealerRemoveCommand());
