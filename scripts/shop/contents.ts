import { Command } from 'commander';
import { importCommand } from './import/import-command.ts';

/** prices import */
export const priceCommands = (): Command =>
  new Command('prices')
    .description('change the prices of the catalogue')
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
