import { hashSource } from './hash-source.ts';

/** The style elements that react-aria puts in by itself, to the letter: for what is pressed, and on iOS while a layer is open. */
export const reactAriaStyleTexts = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const;

/** What allows exactly these. */
export const reactAriaStyles: readonly string[] = reactAriaStyleTexts.map(hashSource);
