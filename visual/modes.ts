/** One mode in which a component or a page is shown. */
export type Mode = {
  /** The last part of a picture's name. */
  name: string;
  /** Its label for people. */
  title: string;
  width: 390 | 834 | 1440;
  scheme: 'light' | 'dark';
  forcedColors?: true;
  /** Root font size relative to the default: 2 is a reader who needs text twice as large. */
  textSize?: number;
  /** Texts about 60 % longer, as in other languages. */
  isPseudo?: true;
};

/**
 * The modes for everything: the narrow and the wide layout, and the dark scheme in one of them, since colours do not depend on the width.
 */
export const everydayModes: readonly Mode[] = [
  { name: '390-light', title: '390 px, light', width: 390, scheme: 'light' },
  { name: '390-dark', title: '390 px, dark', width: 390, scheme: 'dark' },
  { name: '1440-light', title: '1440 px, light', width: 1440, scheme: 'light' },
];

/** The layout between the two, for what has one of its own there. */
export const middleMode: Mode = { name: '834-light', title: '834 px, light', width: 834, scheme: 'light' };

/** What breaks a layout first. Longer texts come last of their width, since they stay in the page. */
export const strainedModes: readonly Mode[] = [
  { name: '1440-forced', title: '1440 px, forced colours', width: 1440, scheme: 'light', forcedColors: true },
  { name: '390-text-200', title: '390 px, text at 200 %', width: 390, scheme: 'light', textSize: 2 },
  { name: '390-pseudo', title: '390 px, longer texts', width: 390, scheme: 'light', isPseudo: true },
];

/** All modes. */
export const allModes: readonly Mode[] = [...everydayModes, middleMode, ...strainedModes];
