import type { Plugin } from '@oxlint/plugins';
import { noLiteralText } from './literal-text.ts';
import { noRetiredWord } from './retired-words.ts';
import { noUnstableName } from './unstable-names.ts';

/** The project's own linter rules. */
export default {
  meta: { name: 'undula' },
  rules: { 'no-literal-text': noLiteralText, 'no-retired-word': noRetiredWord, 'no-unstable-name': noUnstableName },
} satisfies Plugin;
