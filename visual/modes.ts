/** One way of looking at a part or a page. */
export type Mode = {
  /** The last part of a picture's name. */
  name: string;
  /** How it is called where people read it. */
  title: string;
  width: 390 | 834 | 1440;
  scheme: 'light' | 'dark';
  forcedColors?: true;
  /** Root type size against the standard: 2 is a reader who needs text twice as large. */
  textSize?: number;
  /** Texts about 60 % longer, as other languages have them. */
  isPseudo?: true;
};

const widths = [390, 834, 1440] as const;
const schemes = ['light', 'dark'] as const;

/** What everything is looked at in. */
export const everydayModes: readonly Mode[] = widths.flatMap((width) =>
  schemes.map((scheme): Mode => ({ name: `${width}-${scheme}`, title: `${width} px, ${scheme}`, width, scheme })),
);

/** Everyday and strained: what breaks a layout first. Longer texts come last of their width, since they stay in the page. Every example is looked at in all of them. */
export const allModes: readonly Mode[] = [
  ...everydayModes,
  { name: '1440-forced', title: '1440 px, forced colours', width: 1440, scheme: 'light', forcedColors: true },
  { name: '390-text-200', title: '390 px, text at 200 %', width: 390, scheme: 'light', textSize: 2 },
  { name: '390-pseudo', title: '390 px, longer texts', width: 390, scheme: 'light', isPseudo: true },
];
