'use client';
import { useEffect, useRef, useState } from 'react';
import { announce } from '#client/primitives/announcer/announce.ts';
import { Button } from '#client/primitives/button/button.tsx';
import { Modal } from '#client/primitives/modal/modal.tsx';
import { PillGroup } from '#client/primitives/pill/pill-group.tsx';
import styles from './model.module.css';
import { type DescribedPicture, ModelFallback } from './model-fallback.tsx';
import { ModelStage } from './model-stage.tsx';
import type { ModelFinish, ModelTexts } from './model-texts.ts';
import { ModelTools } from './model-tools.tsx';
import { useViewer } from './use-viewer.ts';
import type { ViewerElement } from './viewer-element.ts';

/** A model and its texts. */
export type ModelProps = {
  /** URL of the GLB file. */
  src: string;
  /** The initial camera position: azimuth, elevation, distance. */
  orbit: string;
  /** The finishes of the model, by the product's own names. */
  finishes: readonly [ModelFinish, ...ModelFinish[]];
  /** The finish selected on the page. */
  chosen: string;
  /** Shown if no model can be rendered. */
  pictures: readonly DescribedPicture[];
  texts: ModelTexts;
};

type Props = ModelProps & { isOpen: boolean; onClose: () => void };

const Opened = ({ src, orbit, finishes, chosen, pictures, texts, onClose }: Omit<Props, 'isOpen'>) => {
  const viewerRef = useRef<ViewerElement>(null);
  const state = useViewer(viewerRef);
  const [finishId, setFinishId] = useState(chosen);
  const finish = finishes.find(({ id }) => id === finishId) ?? finishes[0];
  const isShown = state.step === 'shown';
  useEffect(() => {
    if (isShown) announce(finish.alt);
  }, [isShown, finish.alt]);
  useEffect(() => {
    const viewer = viewerRef.current;
    if (!viewer) return;
    const onArStatus = (event: Event): void => {
      if ((event as CustomEvent<{ status: string }>).detail.status === 'failed') announce(texts.roomFailed, 'assertive');
    };
    viewer.addEventListener('ar-status', onArStatus);
    return () => viewer.removeEventListener('ar-status', onArStatus);
  }, [texts.roomFailed]);
  if (state.step === 'missing') return <ModelFallback pictures={pictures} texts={texts} onLeave={onClose} />;
  return (
    <div className={styles['view']}>
      <ModelStage viewerRef={viewerRef} state={state} src={src} finish={finish} orbit={orbit} texts={texts} />
      <div className={styles['bar']} inert={!isShown}>
        <ModelTools viewer={() => viewerRef.current} texts={texts} orbit={orbit} />
        {finishes.length > 1 && (
          <fieldset>
            <legend className="visually-hidden">{texts.finish}</legend>
            <PillGroup
              name="model-finish"
              options={finishes.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={[chosen]}
              onChange={setFinishId}
            />
          </fieldset>
        )}
      </div>
      <div className={styles['bar']}>
        <p className={styles['hint']}>{texts.hint}</p>
        {state.step === 'shown' && state.canActivateAr && (
          <Button variant="line" icon="ar" onClick={() => viewerRef.current?.activateAR()}>
            {texts.room}
          </Button>
        )}
      </div>
    </div>
  );
};

/** A product to rotate, zoom and see in each finish (B-08). Heavy (react-aria and a 3-D engine): fetched with the first click. */
export const ModelDialog = ({ isOpen, onClose, ...model }: Props) => (
  <Modal isOpen={isOpen} onClose={onClose} title={model.texts.title} closeLabel={model.texts.close}>
    <Opened {...model} onClose={onClose} />
  </Modal>
);
