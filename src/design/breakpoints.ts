/** Window widths in px from which a larger class begins (T-03). Media queries cannot read tokens: they repeat these numbers. */
export const breakpoints = { s: 390, m: 834, l: 1194, xl: 1440, xxl: 1920 } as const;

/** The size classes: `xs` below 390 px, `xxl` from 1920 px on. */
export type SizeClass = 'xs' | keyof typeof breakpoints;

/** From the narrowest to the widest. */
export const sizeClasses = ['xs', 's', 'm', 'l', 'xl', 'xxl'] as const satisfies readonly SizeClass[];

/** The number of each class, as used by the CMS and by analytics. */
export const classNumbers: Record<SizeClass, number> = { xs: 103, s: 103, m: 111, l: 177, xl: 177, xxl: 177 };

/** The default while the window's size is unknown. */
export const initialWidth = breakpoints.l;

/** The size class of a window. */
export const sizeClassOf = (width: number): SizeClass =>
  sizeClasses.findLast((name) => name === 'xs' || width >= breakpoints[name]) ?? 'xs';

/** Phones: one column. */
export const isMobile = (sizeClass: SizeClass): boolean => sizeClass === 'xs' || sizeClass === 's';
