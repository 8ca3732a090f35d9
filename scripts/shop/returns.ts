import { Argument, Command, Option } from 'commander';
import { type ReturnState, returnKinds, returnReasons, returnStates } from '#shared/contract/return.ts';
import { limitOf } from './limit.ts';
import type { IntakeOptions } from './return-actions.ts';
import { dayOf, emailOf, piecesOf } from './return-options.ts';

// Loaded once the command is known to be valid, so that errors are reported at once.
const actions = () => import('./return-actions.ts');

const returnId = () => new Argument('<return>', 'its number, e.g. R-DE-261121-7F3K9QXT');
const json = () => new Option('--json', 'as JSON');
const note = () => new Option('--note <text>', 'for the history').default('');

/** returns list | show | approve | receive | refund | refuse | take | readdress | open | match */
export const returnCommands = (): Command => {
  const returns = new Command('returns').description('look after withdrawals and returns');
  returns
    .command('list')
    .description('the newest returns')
    .addOption(new Option('--state <state>', 'only those in one state').choices(returnStates))
    .addOption(new Option('--limit <count>', 'at most so many').argParser(limitOf).default(20))
    .addOption(json())
    .action(async (options: { state?: ReturnState; limit: number; json?: true }) => (await actions()).list(options));
  returns
    .command('show')
    .description('one return with its articles and its history')
    .addArgument(returnId())
    .addOption(json())
    .action(async (id: string, options: { json?: true }) => (await actions()).show(id, options));
  returns
    .command('approve')
    .description('a voluntary return may come: its sender gets the label')
    .addArgument(returnId())
    .addOption(note())
    .action(async (id: string, options: { note: string }) => (await actions()).approve(id, options));
  returns
    .command('receive')
    .description('the parcel is here')
    .addArgument(returnId())
    .addOption(note())
    .option('--as-new', 'its pieces go back on the shelf')
    .action(async (id: string, options: { note: string; asNew?: true }) => (await actions()).receive(id, options));
  returns
    .command('refund')
    .description('gives the money back')
    .addArgument(returnId())
    .addOption(note())
    .action(async (id: string, options: { note: string }) => (await actions()).refund(id, options));
  returns
    .command('refuse')
    .description('does not take it back; the reason is told to its sender')
    .addArgument(returnId())
    .addOption(new Option('--note <text>', "the reason, in the sender's language").makeOptionMandatory())
    .action(async (id: string, options: { note: string }) => (await actions()).rejectReturn(id, options));
  returns
    .command('take')
    .description('takes in what was declared by letter, mail or telephone, with the receipt that the law wants')
    .argument('<order>', 'its number, e.g. DE-261121-7F3K9QXT')
    .requiredOption('--name <name>', 'who declares it')
    .addOption(new Option('--pieces <pieces>', 'line:count, e.g. 1:2,3:1').argParser(piecesOf).makeOptionMandatory())
    .addOption(new Option('--kind <kind>', 'by which right').choices(returnKinds).default('withdrawal'))
    .addOption(new Option('--reason <reason>', 'of a voluntary return').choices(returnReasons).default(''))
    .addOption(new Option('--email <address>', "where the receipt goes, when not to the order's address").argParser(emailOf))
    .addOption(new Option('--declared <day>', 'the day of the letter or call, e.g. 2026-11-20').argParser(dayOf))
    .action(async (id: string, options: IntakeOptions, command: Command) => {
      if (options.kind === 'voluntary' && options.reason === '') command.error('error: a voluntary return needs --reason');
      await (await actions()).take(id, options);
    });
  returns
    .command('readdress')
    .description('sends the receipt, and all that follows, to another address')
    .addArgument(returnId())
    .addArgument(new Argument('<email>', 'the new address').argParser(emailOf))
    .action(async (id: string, email: string) => (await actions()).readdress(id, email));
  returns
    .command('open')
    .description('withdrawals whose order nobody has found yet')
    .action(async () => (await actions()).open());
  returns
    .command('match')
    .description('makes a return of such a withdrawal; it counts from the day when it was declared')
    .argument('<withdrawal>', 'its number, e.g. W-DE-261121-7F3K9QXT')
    .argument('<order>', 'the order that was meant')
    .addOption(new Option('--pieces <pieces>', 'line:count, e.g. 1:2,3:1').argParser(piecesOf).makeOptionMandatory())
    .action(async (id: string, orderId: string, { pieces }: { pieces: [number, number][] }) =>
      (await actions()).match(id, orderId, pieces),
    );
  return returns;
};
