import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Orbit } from './view-from.ts';

/** The part of `<model-viewer>` that we use. */
export type ViewerElement = HTMLElement & {
  cameraOrbit: string;
  cameraTarget: string;
  fieldOfView: string;
  readonly canActivateAR: boolean;
  activateAR: () => Promise<void>;
  getCameraOrbit: () => Orbit;
  zoom: (steps: number) => void;
};

type ViewerAttributes = DetailedHTMLProps<HTMLAttributes<ViewerElement>, ViewerElement> & {
  src: string;
  alt: string;
  a11y: string;
  ar: boolean;
  'ar-modes': string;
  'ar-scale': 'fixed';
  'variant-name': string;
  'camera-controls': boolean;
  'camera-orbit': string;
  'interaction-prompt': 'none';
  'interpolation-decay': number;
  'shadow-intensity': number;
  'touch-action': 'none';
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ViewerAttributes;
    }
  }
}
