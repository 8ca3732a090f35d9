import { Argument, Command, Option } from 'commander';
import { limitOf } from './limit.ts';

// Loaded once the command is known to be valid, so that errors are reported at once.
const actions = () => import('./contact-actions.ts');

const json = () => new Option('--json', 'as JSON');
const requestId = () => new Argument('<request>', 'its id, as its mail says');

/** contact list | show | export | erase */
export const contactCommands = (): Command => {
  const contact = new Command('contact').description('see, hand out and erase what visitors wrote by the contact form');
  contact
    .command('list')
    .description('the newest requests')
    .addOption(new Option('--limit <count>', 'at most so many').argParser(limitOf).default(20))
    .addOption(json())
    .action(async (options: { limit: number; json?: true }) => (await actions()).list(options));
  contact
    .command('show')
    .description('one request: every field, and the names of its files')
    .addArgument(requestId())
    .addOption(json())
    .action(async (id: string, options: { json?: true }) => (await actions()).show(id, options));
  contact
    .command('export')
    .description('writes a request and its files into a folder of its own')
    .addArgument(requestId())
    .requiredOption('--to <folder>', 'where that folder is made')
    .action(async (id: string, options: { to: string }) => (await actions()).exportTo(id, options));
  contact
    .command('erase')
    .description('deletes a request with its files, for good')
    .addArgument(requestId())
    .action(async (id: string) => (await actions()).erase(id));
  return contact;
};
