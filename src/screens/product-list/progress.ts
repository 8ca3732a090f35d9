type Part = { tiles: readonly unknown[]; total: number; page: number; pageCount: number };

/** How many products are shown up to this page, how many the next one adds, and the share shown in per cent. */
export const presentProgress = ({ tiles, total, page, pageCount }: Part): { shown: number; remaining: number; share: number } => {
  const shown = page >= pageCount ? total : tiles.length * page;
  return { shown, remaining: Math.min(tiles.length, total - shown), share: total === 0 ? 0 : Math.round((shown / total) * 100) };
};
