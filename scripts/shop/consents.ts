import { Argument, Command, Option } from 'commander';
import { limitOf } from './limit.ts';

// Loaded once the command is known to be valid, so that errors are reported at once.
const actions = () => import('./consent-actions.ts');

const json = () => new Option('--json', 'as JSON');
const recordId = () => new Argument('<record>', 'its number, as the privacy settings show it to who answered');

/** consent list | show | erase */
export const consentCommands = (): Command => {
  const consent = new Command('consent').description('see and erase what visitors answered to the question of consent');
  consent
    .command('list')
    .description('the newest answers')
    .addOption(new Option('--limit <count>', 'at most so many').argParser(limitOf).default(20))
    .addOption(json())
    .action(async (options: { limit: number; json?: true }) => (await actions()).list(options));
  consent
    .command('show')
    .description('one answer: when, in which country, to which question, and what was allowed')
    .addArgument(recordId())
    .addOption(json())
    .action(async (id: string, options: { json?: true }) => (await actions()).show(id, options));
  consent
    .command('erase')
    .description('deletes a record, for good; the answer in the browser stays')
    .addArgument(recordId())
    .action(async (id: string) => (await actions()).erase(id));
  return consent;
};
