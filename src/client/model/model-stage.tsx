import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import { useReducedMotion } from '#client/primitives/carousel/use-reduced-motion.ts';
import { ProgressBar } from '#client/primitives/progress/progress-bar.tsx';
import styles from './model.module.css';
import type { ModelFinish, ModelTexts } from './model-texts.ts';
import { reset } from './rotate.ts';
import type { ViewerState } from './use-viewer.ts';
import type { ViewerElement } from './viewer-element.ts';

type Props = {
  /** Ref to the element for the tools that move it. */
  viewerRef: RefObject<ViewerElement | null>;
  state: ViewerState;
  /** URL of the model. */
  src: string;
  /** The selected finish. */
  finish: ModelFinish;
  /** The initial camera position in degrees: azimuth, elevation. */
  orbit: string;
  texts: ModelTexts;
};

/** Focusing the element means its inner tab stop, which rotates by arrow keys and announces the view. */
const passFocusOn = ({ currentTarget }: FocusEvent<ViewerElement>): void => {
  const inner = currentTarget.shadowRoot?.querySelector<HTMLElement>('.userInput');
  if (currentTarget.shadowRoot?.activeElement !== inner) inner?.focus({ preventScroll: true });
};

/** The model on the background of all product pictures, with its loading state. */
export const ModelStage = ({ viewerRef, state, src, finish, orbit, texts }: Props) => {
  const isMotionReduced = useReducedMotion();
  const moveByKey = ({ key, currentTarget }: KeyboardEvent<ViewerElement>): void => {
    if (key === '+' || key === '=') currentTarget.zoom(1);
    if (key === '-') currentTarget.zoom(-1);
    if (key === 'Home' || key === '0') announce(texts.views[reset(currentTarget, orbit)]);
  };
  return (
    <div className={styles['stage']}>
      <model-viewer
        ref={viewerRef}
        src={src}
        alt={finish.alt}
        a11y={JSON.stringify({ ...texts.views, 'interaction-prompt': texts.keys })}
        ar
        ar-modes="webxr scene-viewer quick-look"
        ar-scale="fixed"
        variant-name={finish.id}
        camera-controls
        camera-orbit={orbit}
        interaction-prompt="none"
        interpolation-decay={isMotionReduced ? 1 : 100}
        shadow-intensity={1}
        touch-action="none"
        tabIndex={state.step === 'shown' ? 0 : -1}
        onFocus={passFocusOn}
        onKeyDown={moveByKey}
      >
        {/* Nothing: replaces its built-in buttons and lines, which are in English. */}
        {['poster', 'progress-bar', 'ar-button', 'exit-webxr-ar-button'].map((slot) => (
          <span key={slot} slot={slot} />
        ))}
      </model-viewer>
      {state.step === 'loading' && (
        <div className={styles['loading']}>
          <ProgressBar label={texts.loading} value={Math.round(state.share * 100)} />
        </div>
      )}
    </div>
  );
};
