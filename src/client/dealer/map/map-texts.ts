import type { Translate } from '#shared/i18n/translator.ts';

/** All that the dealers' map says, in the language of the page. */
export type DealerMapTexts = {
  /** Names the map for a screen reader. */
  label: string;
  /** In its place before it comes, and for good without script. */
  waiting: string;
  zoomIn: string;
  zoomOut: string;
  /** On a group of dealers; `{n}` stands for how many. */
  cluster: string;
  /** Where it did not load. */
  failed: { title: string; reason: string; retry: string };
  /** Where the browser draws no maps. */
  missing: string;
  /** How the wheel and one finger leave the page alone. */
  gestures: { windows: string; mac: string; touch: string };
  /** About Google's map: what it is, who would get which data. */
  google: { title: string; reason: string; loadOnce: string; loading: string };
};

/** The words of the dealers' map from the translations. */
export const mapTexts = (say: Translate): DealerMapTexts => ({
  label: say('dealerMap.label'),
  waiting: say('dealerMap.waiting'),
  zoomIn: say('dealerMap.zoomIn'),
  zoomOut: say('dealerMap.zoomOut'),
  cluster: say('dealerMap.cluster', { n: '{n}' }),
  failed: { title: say('dealerMap.failedTitle'), reason: say('dealerMap.failedReason'), retry: say('dealerMap.retry') },
  missing: say('dealerMap.missing'),
  gestures: { windows: say('dealerMap.gestureWindows'), mac: say('dealerMap.gestureMac'), touch: say('dealerMap.gestureTouch') },
  google: {
    title: say('dealerMap.googleTitle'),
    reason: say('dealerMap.googleReason'),
    loadOnce: say('dealerMap.googleOnce'),
    loading: say('dealerMap.googleLoading'),
  },
});
