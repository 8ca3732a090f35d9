import { Command } from 'commander';
import { codeOf, type DiscountOptions, readDiscount, termOptions } from './discount-options.ts';
import { discountLine, discountTerms } from './discount-text.ts';
import { print } from './output.ts';

// Loaded once the command is known to be valid, so that errors are reported at once.
const book = async () => ({
  ...(await import('#backend/discount/discount.ts')),
  ...(await import('#backend/database/database.ts')),
});

const add = async (code: string, options: DiscountOptions, command: Command): Promise<void> => {
  const discount = readDiscount(code, options, command);
  const { createDiscount, database } = await book();
  await createDiscount(database, discount);
  print(options.from === undefined ? `${code} counts from now on` : `${code} counts from ${options.from} on`);
};

const list = async (): Promise<void> => {
  const { listDiscounts, database } = await book();
  for (const row of await listDiscounts(database)) print(discountLine(row));
};

const show = async (code: string): Promise<void> => {
  const { getDiscount, database } = await book();
  for (const line of discountTerms(await getDiscount(database, code))) print(line);
};

const end = async (code: string): Promise<void> => {
  const { endDiscount, database } = await book();
  await endDiscount(database, code);
  print(`${code} has ended`);
};

/** discounts add | list | show | end */
export const discountCommands = (): Command => {
  const discounts = new Command('discounts').description('make discount codes and look after them');
  const adding = discounts.command('add').description('makes a code').argument('<code>', 'what the shopper types', codeOf).action(add);
  for (const option of termOptions()) adding.addOption(option);
  discounts.command('list').description('all codes, the newest first').action(list);
  discounts.command('show').description('the terms of a code and its uses').argument('<code>', 'the code', codeOf).action(show);
  discounts
    .command('end')
    .description('ends a code at once; orders that use it keep it')
    .argument('<code>', 'the code', codeOf)
    .action(end);
  return discounts;
};
