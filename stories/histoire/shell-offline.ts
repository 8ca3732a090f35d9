import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type IconName, iconSprite } from '../../src/client/primitives/icon/icon-names.ts';

/** The shell's icons, which it would load from the internet, and our own icons that replace them. */
const drawings: Record<string, IconName> = {
  'carbon:add-alt': 'plus',
  'carbon:audio-console': 'filter',
  'carbon:caret-down': 'chevron-down',
  'carbon:caret-right': 'chevron-right',
  'carbon:checkmark': 'check',
  'carbon:chevron-right': 'chevron-right',
  'carbon:chevron-sort': 'sort',
  'carbon:close': 'close',
  'carbon:code-hide': 'none',
  'carbon:copy-file': 'copy',
  'carbon:cube': 'cube',
  'carbon:cube-view': 'cube',
  'carbon:data-vis-1': 'filter',
  'carbon:devices': 'mobile',
  'carbon:document': 'file',
  'carbon:document-blank': 'file',
  'carbon:document-unknown': 'file',
  'carbon:edit': 'edit',
  'carbon:erase': 'undo',
  'carbon:event-schedule': 'calendar',
  'carbon:flash': 'settings',
  'carbon:help': 'question',
  'carbon:launch': 'external',
  'carbon:moon': 'moon',
  'carbon:reset': 'reload',
  'carbon:save': 'save',
  'carbon:script-reference': 'link',
  'carbon:search': 'search',
  'carbon:software-resource-resource': 'settings',
  'carbon:sun': 'sun',
  'carbon:trash-can': 'trash',
  'carbon:warning-alt': 'warning',
  'mdi:drag-horizontal-variant': 'more-horizontal',
  'mdi:drag-vertical-variant': 'more-vertical',
  'ri:add-line': 'plus',
  'ri:subtract-line': 'minus',
};

const iconModule = `
import { h } from '@histoire/vendors/vue';
const drawings = ${JSON.stringify(drawings)};
export const Icon = ({ icon }) =>
  h('svg', { viewBox: '0 0 24 24', width: '1em', height: '1em', 'aria-hidden': 'true' }, [
    h('use', { href: '${iconSprite}#' + (drawings[icon] ?? 'cube') }),
  ]);
Icon.props = ['icon'];
`;

// The map's story is set in Germany.
const takenFiles = (): string[] => [...readdirSync('public').filter((file) => file.endsWith('.svg')), 'map/de.json'];

/** Keeps histoire's shell offline: it uses icons from our sprite and the system's font. */
export const shellOffline: Plugin = {
  name: 'shell-offline',
  enforce: 'pre',
  resolveId: { filter: { id: /^@histoire\/vendors\/iconify$/ }, handler: () => '\0shell-icons' },
  load: { filter: { id: /^\0shell-icons$/ }, handler: () => iconModule },
  transform: {
    filter: { id: /@histoire\/app\/dist\/style\.css/ },
    handler: (code) => code.replace(/@import url\([^)]*\);/, ''),
  },
  generateBundle() {
    // Stories need only the sprites and a map from the public folder; pictures are not copied.
    for (const fileName of takenFiles()) this.emitFile({ type: 'asset', fileName, source: readFileSync(`public/${fileName}`) });
  },
};
