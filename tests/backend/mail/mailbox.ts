import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server for tests, and the received mails. `rejected`: addresses that it rejects. */
export type Mailbox = { url: string; port: number; envelopes: string[]; mails: Email[]; close: () => Promise<void> };

/** Starts a mailbox on a free port, or on one that a mailbox had before. */
export const openMailbox = async (port = 0, rejected: string[] = []): Promise<Mailbox> => {
  const mails: Email[] = [];
  const envelopes: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(rejected.includes(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined),
    onData: async (stream, session, done) => {
      const source = await buffer(stream);
      mails.push(await PostalMime.parse(source));
      envelopes.push(...session.envelope.rcptTo.map(({ address }) => address));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, envelopes, mails, close };
};
