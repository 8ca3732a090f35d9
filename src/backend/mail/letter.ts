import 'server-only';
import { cutText } from '#shared/cleaning/cut-text.ts';
import { wordMarkId } from './mail-model.ts';
import type { Letter } from './transport.ts';
import wordMark from './word-mark.png?inline';

/** The word mark that every HTML mail shows at its head. */
export const wordMarkPart = (): Letter['inline'][number] => ({
  cid: wordMarkId,
  filename: 'undula.png',
  content: Buffer.from(wordMark.slice(wordMark.indexOf(',') + 1), 'base64'),
  contentType: 'image/png',
});

/** A name as a mail header may carry it: on one line, without signs that mean something there. */
export const headerName = (name: string): string =>
  cutText(
    name
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>"\\@]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    120,
  );
