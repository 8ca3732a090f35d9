import 'server-only';
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
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>"\\@]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
