import { announce } from '#client/primitives/announcer/announce.ts';
import { IconButton } from '#client/primitives/button/icon-button.tsx';
import styles from './model.module.css';
import type { ModelTexts } from './model-texts.ts';
import { reset, rotate } from './rotate.ts';
import type { ViewerElement } from './viewer-element.ts';

type Props = {
  /** Ref to the model; set by the time a button is clicked. */
  viewer: () => ViewerElement | null;
  texts: ModelTexts;
  /** The initial camera position. */
  orbit: string;
};

/** Buttons for every gesture on the model: rotate, zoom in, zoom out, reset. Announces the view afterwards. */
export const ModelTools = ({ viewer, texts, orbit }: Props) => {
  const rotateBy = (right: number, up: number) => () => {
    const element = viewer();
    if (element) announce(texts.views[rotate(element, right, up)]);
  };
  const resetView = (): void => {
    const element = viewer();
    if (element) announce(texts.views[reset(element, orbit)]);
  };
  return (
    <div className={styles['tools']}>
      <IconButton icon="arrow-left" label={texts.turnLeft} onClick={rotateBy(-1, 0)} />
      <IconButton icon="arrow-right" label={texts.turnRight} onClick={rotateBy(1, 0)} />
      <IconButton icon="arrow-up" label={texts.turnUp} onClick={rotateBy(0, 1)} />
      <IconButton icon="arrow-down" label={texts.turnDown} onClick={rotateBy(0, -1)} />
      <IconButton icon="zoom-in" label={texts.nearer} onClick={() => viewer()?.zoom(1)} />
      <IconButton icon="zoom-out" label={texts.farther} onClick={() => viewer()?.zoom(-1)} />
      <IconButton icon="reload" label={texts.reset} onClick={resetView} />
    </div>
  );
};
