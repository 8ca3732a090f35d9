const roles = {
  land: '--map-land',
  block: '--map-block',
  road: '--map-road',
  water: '--map-water',
  line: '--line-control',
  ink: '--ink-soft',
} as const;

/** The design's colours in the format of the map engine. */
export type MapColours = Record<keyof typeof roles, string> & { font: string };

/** Reads the colours of the current scheme; via a canvas, because the engine does not support oklch. */
export const readColours = (element: Element): MapColours => {
  const probe = document.createElement('span');
  element.append(probe);
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
  const read = (role: string): string => {
    probe.style.color = `var(${role})`;
    if (!pen) return 'gray';
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  // The fallback font is known only to style sheets.
  const families = getComputedStyle(element)
    .fontFamily.split(',')
    .map((name) => name.trim());
  const font = families.filter((name) => !/Fallback|sans-serif/.test(name)).join(',');
  const { land, block, road, water, line, ink } = roles;
  const colours = { land: read(land), block: read(block), road: read(road), water: read(water), line: read(line), ink: read(ink), font };
  probe.remove();
  return colours;
};
