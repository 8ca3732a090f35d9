import { Argument, Command, Option } from 'commander';
import { limitOf } from './limit.ts';

// Loaded once the command is known to be valid, so that errors are reported at once.
const actions = () => import('./registration-actions.ts');

const json = () => new Option('--json', 'as JSON');

/** registrations list | show */
export const registrationCommands = (): Command => {
  const registrations = new Command('registrations').description('see which products were registered for their guarantee');
  registrations
    .command('list')
    .description('the newest registrations')
    .addOption(new Option('--limit <count>', 'at most so many').argParser(limitOf).default(20))
    .addOption(json())
    .action(async (options: { limit: number; json?: true }) => (await actions()).list(options));
  registrations
    .command('show')
    .description('one registration with its purchase and the end of its guarantee')
    .addArgument(new Argument('<registration>', 'its number, e.g. G-DE-261125-7F3K9QXT'))
    .addOption(json())
    .action(async (id: string, options: { json?: true }) => (await actions()).show(id, options));
  return registrations;
};
