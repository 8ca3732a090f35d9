import './environment/load-environment.ts';
import { Command, CommanderError } from 'commander';
import { InvalidContentError } from '#backend/content/content.ts';
import { DatabaseError } from '#backend/database/database.ts';
import { DomainError } from '#backend/errors/errors.ts';
import { backupCommands, rawDatabaseCommands } from './shop/backups.ts';
import { consentCommands } from './shop/consents.ts';
import { contactCommands } from './shop/contacts.ts';
import { dealerCommands, priceCommands } from './shop/contents.ts';
import { discountCommands } from './shop/discounts.ts';
import { orderCommands } from './shop/orders.ts';
import { printable } from './shop/output.ts';
import { pageCommandNames, pageCommands } from './shop/pages/pages.ts';
import { readinessCommand, readinessName } from './shop/readiness.ts';
import { registrationCommands } from './shop/registrations.ts';
import { returnCommands } from './shop/returns.ts';
import { stockCommands } from './shop/stock.ts';
import { watchOutput } from './shop/watch-output.ts';
import { webhookCommands } from './shop/webhooks.ts';

watchOutput();

// 0: done. 1: the shop rejected it, its database or content is unusable, or the output could not be written. 2: an invalid command.
const failed = 1;
const misunderstood = 2;

let close = async (): Promise<void> => undefined;
const program = new Command('shop')
  .description(
    "The operator's commands: orders, returns, registrations, contact requests, answers about consent, stock, prices, dealers, discount codes, webhooks, pages before they are published, what countries lack, backups",
  )
  .showHelpAfterError('(npm run shop -- --help tells more)')
  .exitOverride()
  .hook('preAction', async (_, action) => {
    if ([...rawDatabaseCommands, ...pageCommandNames, readinessName].includes(action.name())) return;
    const { closeDatabase } = await import('#backend/database/database.ts');
    const { migrate } = await import('#backend/app/migrate.ts');
    const { loadContent } = await import('#backend/content/content.ts');
    close = closeDatabase;
    await migrate();
    // Orders are printed in the language of their country, and returns use its periods.
    await loadContent();
  });
const commandGroups = [
  orderCommands,
  returnCommands,
  registrationCommands,
  stockCommands,
  priceCommands,
  dealerCommands,
  discountCommands,
  webhookCommands,
  contactCommands,
  consentCommands,
];
for (const group of commandGroups) program.addCommand(group());
for (const command of [...pageCommands(), readinessCommand(), ...backupCommands()]) program.addCommand(command);

const codeOf = (error: unknown): number => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : misunderstood;
  if (!(error instanceof DomainError || error instanceof DatabaseError || error instanceof InvalidContentError)) throw error;
  const hint = error instanceof DomainError && error.exception === 'PaymentProviderException' ? ' (is the shop running?)' : '';
  console.error(printable(`${error.message}${hint}`));
  return failed;
};

/** Subcommands exit like the main command: with an error that says how. */
const override = (command: Command): void => {
  command.exitOverride();
  command.commands.forEach(override);
};
override(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = codeOf(error);
} finally {
  await close();
}
