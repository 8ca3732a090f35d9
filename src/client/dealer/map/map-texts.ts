import type { Translate } from '#shared/i18n/translator.ts';

/** All texts of the dealer map, in the page's language. */
export type DealerMapTexts = {
  /** Names the map for a screen reader. */
  label: string;
  /** Shown before it loads, and permanently without script. */
  waiting: string;
  zoomIn: string;
  zoomOut: string;
  /** On a group of dealers; `{n}` stands for how many. */
  cluster: string;
  /** Shown if it did not load. */
  failed: { title: string; reason: string; retry: string };
  /** Shown if the browser cannot render maps. */
  missing: string;
  /** How to zoom and pan without blocking page scrolling. */
  gestures: { windows: string; mac: string; touch: string };
  /** About Google's map: what it is, who would get which data. */
  google: { title: string; reason: string; loadOnce: string; loading: string };
};

/** Collects the texts of the dealer map from the translations. */
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
