import 'server-only';
import type { TapFacts } from '#shared/catalogue/facts.ts';
import type { Site } from '#shared/country/site.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatCentimetreRange, labelCentimetres } from './measures.ts';

const reachClasses = { 'up-to-20': [0, 200], '20-to-22': [201, 219], 'from-22': [220, Number.MAX_SAFE_INTEGER] } as const;
type ReachClass = keyof typeof reachClasses;

/** The reach of a spout in classes that the planner distinguishes; the shortest first. */
export const reachNames = Object.keys(reachClasses) as ReachClass[];

/** The class that a tap belongs to. */
export const reachClassOf = ({ reach }: TapFacts): ReachClass[] =>
  reachNames.filter((name) => reach >= reachClasses[name][0] && reach <= reachClasses[name][1]);

/** A class in the site's words and units: `20–22 cm`. */
export const reachLabel = (name: ReachClass, { site, t }: { site: Site; t: Translate }): string => {
  if (name === 'up-to-20') return t('catalogue.range.upTo', { to: labelCentimetres(site, 200) });
  return name === 'from-22' ? t('catalogue.range.from', { from: labelCentimetres(site, 220) }) : formatCentimetreRange(site, 200, 220);
};
