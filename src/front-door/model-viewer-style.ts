import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashSource } from './hash-source.ts';

/** The style element that `<model-viewer>` puts into its own tree. Throws when it does so in another way than is known. */
export const viewerStyleWithin = (source: string): string => {
  const [style, ...others] = [...source.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  if (style === undefined || others.length > 0 || /[\\`]|\$\{/.test(style)) {
    throw new Error('model-viewer no longer brings its styles as expected: the policy of documents cannot allow them');
  }
  return style;
};

const source = readFileSync(fileURLToPath(import.meta.resolve('@google/model-viewer/lib/template.js')), 'utf8');

/** What allows the style of the installed viewer, to the letter. */
export const modelViewerStyles: readonly string[] = [hashSource(viewerStyleWithin(source))];
