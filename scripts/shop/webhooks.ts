import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { type WebhookType, webhookTypes } from '#backend/webhook/webhook.ts';

// Loaded once the command is known to be valid, so that errors are reported at once.
const actions = () => import('./webhook-actions.ts');

const here = ['localhost', '127.0.0.1', '[::1]'];

const urlOf = (text: string): string => {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && here.includes(url.hostname));
  if (!url || !isSafe) throw new InvalidArgumentError('An address that begins with https:// is wanted; http:// only on this machine.');
  return url.href;
};

const typesOf = (text: string): WebhookType[] => {
  const types = webhookTypes.filter((type) => text.split(',').includes(type));
  if (types.length !== text.split(',').length) throw new InvalidArgumentError(`Some of ${webhookTypes.join(', ')} are wanted.`);
  return types;
};

const hoursOf = (text: string): number => {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('A number of hours is wanted.');
  return Number(text);
};

const endpointId = () => new Argument('<endpoint>', 'its id, e.g. we_1a2b3c4d');

/** webhooks list | add | rotate | remove | deliveries | replay */
export const webhookCommands = (): Command => {
  const webhooks = new Command('webhooks').description('tell others of orders and returns');
  webhooks
    .command('list')
    .description('who listens')
    .action(async () => (await actions()).list());
  webhooks
    .command('add')
    .description('registers an address and tells its secret, once')
    .addArgument(new Argument('<url>', 'where events go').argParser(urlOf))
    .addOption(new Option('--types <types>', 'only these, divided by commas').argParser(typesOf))
    .action(async (url: string, options: { types?: WebhookType[] }) => (await actions()).add(url, options));
  webhooks
    .command('rotate')
    .description('gives a new secret; the old one signs beside it for a while')
    .addArgument(endpointId())
    .addOption(new Option('--overlap <hours>', 'how long').argParser(hoursOf).default(24))
    .action(async (id: string, options: { overlap: number }) => (await actions()).rotate(id, options));
  webhooks
    .command('remove')
    .description('forgets an address')
    .addArgument(endpointId())
    .action(async (id: string) => (await actions()).remove(id));
  webhooks
    .command('deliveries')
    .description('what was given up, and what waits')
    .action(async () => (await actions()).deliveries());
  webhooks
    .command('replay')
    .description('sends an event again; without one, everything that was given up')
    .argument('[event]', 'its id, e.g. evt_…')
    .action(async (id?: string) => (await actions()).replay(id));
  return webhooks;
};
