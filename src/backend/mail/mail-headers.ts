import 'server-only';
import { truncateText } from '#shared/cleaning/truncate-text.ts';
import { wordMarkId } from './mail-model.ts';
import type { OutgoingMail } from './transport.ts';
import wordMark from './word-mark.png?inline';

/** The word mark that every HTML mail shows at its head. */
export const wordMarkPart = (): OutgoingMail['inline'][number] => ({
  cid: wordMarkId,
  filename: 'undula.png',
  content: Buffer.from(wordMark.slice(wordMark.indexOf(',') + 1), 'base64'),
  contentType: 'image/png',
});

/** A name that is safe in a mail header: on one line, without special characters. */
export const headerName = (name: string): string =>
  truncateText(
    name
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>"\\@]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    120,
  );
