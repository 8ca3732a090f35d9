import 'server-only';

// Gmail ignores dots, and reads the mail of both domains in one mailbox.
const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address reaches: what follows a plus names a folder of it. For counting mails only; elsewhere two addresses are two
 * people.
 */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, Math.max(0, at)).replace(/^([^+]+)\+.*$/, '$1');
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
