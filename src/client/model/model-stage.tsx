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
  /** Where the element is found by those who move it. */
  viewerRef: RefObject<ViewerElement | null>;
  state: ViewerState;
  /** Address of the model. */
  src: string;
  /** What it wears. */
  finish: ModelFinish;
  /** Where the camera stands first, in degrees: about the upright axis, from above. */
  orbit: string;
  texts: ModelTexts;
};

/** Focus on the element means its inner stop, which turns by arrow keys and says from where one looks. */
const passFocusOn = ({ currentTarget }: FocusEvent<ViewerElement>): void => {
  const inner = currentTarget.shadowRoot?.querySelector<HTMLElement>('.userInput');
  if (currentTarget.shadowRoot?.activeElement !== inner) inner?.focus({ preventScroll: true });
};

/** The model on the ground of all product pictures, and what is known of its coming. */
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
        {/* Nothing takes the place of its own buttons and lines, which speak English. */}
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
