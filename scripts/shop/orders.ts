import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { type OrderState, orderStates } from '#shared/contract/order.ts';
import { limitOf } from './limit.ts';
import type { ShipOptions } from './order-actions.ts';

// Loaded once the command is known to be valid, so that errors are reported at once.
const actions = () => import('./order-actions.ts');

const orderId = () => new Argument('<order>', 'its number, e.g. DE-261121-7F3K9QXT');
const json = () => new Option('--json', 'as JSON');

const trackingOf = (text: string): string => {
  if (!/^[\w-]{4,40}$/.test(text)) throw new InvalidArgumentError('Letters, digits and hyphens, from 4 to 40, are wanted.');
  return text;
};

const linkOf = (text: string): string => {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') throw new InvalidArgumentError('An address that begins with https:// is wanted.');
  return url.href;
};

/** orders list | show | ship | cancel | refund | refunds | refused | retry | settle | history */
export const orderCommands = (): Command => {
  const orders = new Command('orders').description('look after orders');
  orders
    .command('list')
    .description('the newest orders')
    .addOption(new Option('--state <state>', 'only those in one state').choices(orderStates))
    .addOption(new Option('--limit <count>', 'at most so many').argParser(limitOf).default(20))
    .addOption(json())
    .action(async (options: { state?: OrderState; limit: number; json?: true }) => (await actions()).list(options));
  orders
    .command('show')
    .description('one order with its history')
    .addArgument(orderId())
    .addOption(json())
    .action(async (id: string, options: { json?: true }) => (await actions()).show(id, options));
  orders
    .command('ship')
    .description('the parcel is on its way: tells the buyer')
    .addArgument(orderId())
    .addOption(new Option('--tracking <number>', "the parcel's number at the carrier").argParser(trackingOf))
    .addOption(new Option('--link <address>', 'where the carrier shows the parcel').argParser(linkOf))
    .option('--note <text>', 'for the history')
    .action(async (id: string, options: ShipOptions, command: Command) => {
      if (options.link && !options.tracking) command.error('error: --link needs --tracking');
      await (await actions()).ship(id, options);
    });
  orders
    .command('cancel')
    .description('calls an unshipped order off: pieces and money go back')
    .addArgument(orderId())
    .action(async (id: string) => (await actions()).cancel(id));
  orders
    .command('refund')
    .description('gives the money of a paid order back')
    .addArgument(orderId())
    .action(async (id: string) => (await actions()).refund(id));
  orders
    .command('refunds')
    .description('every refund whose money has not gone')
    .addOption(json())
    .action(async (options: { json?: true }) => (await actions()).listOpenRefunds(options));
  orders
    .command('refused')
    .description("news of payments that was refused: it spoke of another payment or sum than the order's")
    .addOption(new Option('--limit <count>', 'at most so many').argParser(limitOf).default(20))
    .addOption(json())
    .action(async (options: { limit: number; json?: true }) => (await actions()).listRejectedPaymentEvents(options));
  orders
    .command('retry')
    .description('asks the provider again for refunds that were given up or rejected')
    .addArgument(orderId())
    .action(async (id: string) => (await actions()).retryRefund(id));
  orders
    .command('settle')
    .description('the money of refunds that were given up or rejected was sent another way')
    .addArgument(orderId())
    .requiredOption('--note <text>', 'how, for the history')
    .action(async (id: string, options: { note: string }) => (await actions()).recordManualRefund(id, options));
  orders
    .command('history')
    .description('every state that an order has been in: when, by whom, why')
    .addArgument(orderId())
    .action(async (id: string) => (await actions()).history(id));
  return orders;
};
