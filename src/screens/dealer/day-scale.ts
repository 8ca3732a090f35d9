/** A time of day in hours: `18:30` is 18.5. */
export const hourOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour + minute / 60;
};

const [usualFrom, usualTo, step, wholeDay] = [7, 20, 4, 24];

/**
 * The range of the day on which a week's hours are drawn, in hours: 7 to 20, more where a dealer is open longer; a mark every four hours.
 */
export const dayScale = (periods: readonly string[]): { from: number; to: number; marks: readonly number[] } => {
  const clocks = periods.map((period) => period.split('-').map(hourOf));
  const from = Math.min(usualFrom, ...clocks.map(([opens = usualFrom]) => Math.floor(opens)));
  const to = Math.max(usualTo, ...clocks.map(([opens = 0, closes = 0]) => (closes <= opens ? wholeDay : Math.ceil(closes))));
  const first = Math.ceil((from + 1) / step) * step;
  const marks = Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
  return { from, to, marks };
};
