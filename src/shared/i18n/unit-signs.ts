const chinese: Readonly<Record<string, string>> = { 毫米: 'mm', 厘米: 'cm', 毫升: 'ml' };

/** A measure by Intl with the sign that our texts write: Chinese ones say 780 mm, so its facts do not say 780毫米. */
export const withUnitSigns = (locale: string, measure: string): string =>
  locale.startsWith('zh') ? measure.replace(/毫米|厘米|毫升/u, (unit) => `\u00A0${chinese[unit] ?? unit}`) : measure;
