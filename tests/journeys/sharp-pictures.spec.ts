import { expect, type Page, test } from '@playwright/test';

/** A picture as it is drawn: the pixels of its box, and those of the file that the browser chose. */
type Drawn = { file: string; drawn: number; chosen: number; largest: number };

const pages = [
  '/',
  '/spuelen',
  '/armaturen',
  '/spuelen/delta-60-s',
  '/armaturen/bogen-p',
  '/zubehoer/planke',
  '/werkstoffe',
  '/planung',
  '/unternehmen',
];
const windows = [
  { width: 390, scale: 2 },
  { width: 834, scale: 1 },
  { width: 1280, scale: 1 },
  { width: 1440, scale: 1 },
  { width: 1440, scale: 2 },
] as const;
const [least, most] = [0.75, 2];
// The larger of two neighbouring files may be more than twice as large as a tiny picture needs.
const smallest = 250;

/** Brings every picture into view, waits until it has loaded, and measures what was chosen for it. */
const measure = async (page: Page): Promise<Drawn[]> => {
  const pictures = page.locator('picture > img:visible');
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => pictures.evaluateAll((all) => all.filter((img) => !(img as HTMLImageElement).complete).length)).toBe(0);
  return pictures.evaluateAll((all) =>
    (all as HTMLImageElement[]).map((img) => {
      const widthIn = (srcset: string): number[] => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      const source = img.parentElement?.querySelector('source')?.srcset ?? img.srcset;
      const chosen = source.split(', ').find((one) => img.currentSrc.endsWith(one.split(' ')[0] ?? 'none')) ?? '';
      const box = img.getBoundingClientRect();
      const [width, height] = [Number(img.getAttribute('width')), Number(img.getAttribute('height'))];
      // A picture that covers its box may be drawn wider than the box, one that is contained narrower; of an upright one in a wide stage
      // `sizes` can only say how wide the stage is.
      const byHeight = (box.height * width) / height;
      const shown =
        img.dataset['fit'] === 'cover' ? Math.max(box.width, byHeight) : width < height ? box.width : Math.min(box.width, byHeight);
      return {
        file: img.currentSrc,
        drawn: shown * devicePixelRatio,
        chosen: widthIn(chosen)[0] ?? 0,
        largest: Math.max(...widthIn(source)),
      };
    }),
  );
};

const isBlurred = ({ drawn, chosen, largest }: Drawn): boolean => chosen < least * drawn && chosen < largest;
// A browser shows a file that it has already rather than load a smaller one, so the largest place of each file counts.
const isWasted = ({ file, chosen }: Drawn, _: number, all: readonly Drawn[]): boolean =>
  chosen > most * Math.max(smallest, ...all.flatMap((other) => (other.file === file ? [other.drawn] : [])));

for (const { width, scale } of windows) {
  test.describe(`${width} px, ${scale} pixels each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale });
    for (const path of pages) {
      test(`B-32 pictures of ${path} are as sharp as they are drawn, and no larger than twice that`, async ({ page }) => {
        await page.goto(path);
        const drawn = await measure(page);
        expect(drawn.length).toBeGreaterThan(0);
        const said = ({ file, ...pixels }: Drawn): string => `${file.split('/').slice(-2).join('/')}: ${JSON.stringify(pixels)}`;
        expect({ blurred: drawn.filter(isBlurred).map(said), wasted: drawn.filter(isWasted).map(said) }).toEqual({
          blurred: [],
          wasted: [],
        });
      });
    }
  });
}
