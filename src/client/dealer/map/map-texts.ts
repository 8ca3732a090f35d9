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
export const mapTexts = (t: Translate): DealerMapTexts => ({
  label: t('dealerMap.label'),
  waiting: t('dealerMap.waiting'),
  zoomIn: t('dealerMap.zoomIn'),
  zoomOut: t('dealerMap.zoomOut'),
  cluster: t('dealerMap.cluster', { n: '{n}' }),
  failed: { title: t('dealerMap.failedTitle'), reason: t('dealerMap.failedReason'), retry: t('dealerMap.retry') },
  missing: t('dealerMap.missing'),
  gestures: { windows: t('dealerMap.gestureWindows'), mac: t('dealerMap.gestureMac'), touch: t('dealerMap.gestureTouch') },
  google: {
    title: t('dealerMap.googleTitle'),
    reason: t('dealerMap.googleReason'),
    loadOnce: t('dealerMap.googleOnce'),
    loading: t('dealerMap.googleLoading'),
  },
});
