import { Command, InvalidArgumentError } from 'commander';
import { importCommand } from './import/import-command.ts';
import { print } from './output.ts';

// Loaded once the command is known to be valid, so that errors are reported at once.
const loadStockModule = async () => ({
  ...(await import('#backend/catalogue/catalogue.ts')),
  ...(await import('#backend/database/database.ts')),
});

const piecesOf = (text: string): number => {
  const pieces = Number(text);
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('A whole number from 0 to 999999 is wanted.');
  return pieces;
};

/** stock list | set | import */
export const stockCommands = (): Command => {
  const stock = new Command('stock').description('count what lies on the shelf');
  stock
    .command('list')
    .description('pieces of every article')
    .action(async () => {
      const { listStock, database } = await loadStockModule();
      for (const { sku, pieces, variantKey } of await listStock(database)) print([sku, String(pieces).padStart(6), variantKey].join('  '));
    });
  stock
    .command('set')
    .description('sets the pieces of an article')
    .argument('<sku>', 'the article number, e.g. 20.22.1104')
    .argument('<pieces>', 'how many there are', piecesOf)
    .action(async (sku: string, pieces: number) => {
      const { setStock, database } = await loadStockModule();
      await setStock(database, sku, pieces);
      print(`${sku}: ${pieces}`);
    });
  stock.addCommand(
    importCommand('sku, pieces', async (file, options) => (await import('./import/stock-import.ts')).importStock(file, options)),
  );
  return stock;
};
