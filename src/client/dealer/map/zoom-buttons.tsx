import { IconButton } from '#client/primitives/button/icon-button.tsx';
import styles from './dealer-map.module.css';
import { zoomEnds } from './map-rules.ts';

type Props = {
  zoom: number;
  /** The number of dealers: without any, the maximum zoom is lower. */
  markers: number;
  texts: { zoomIn: string; zoomOut: string };
  onZoom: (zoom: number) => void;
};

/** Zoom in and out; each is disabled at its limit (E-dealer). */
export const ZoomButtons = ({ zoom, markers, texts, onZoom }: Props) => {
  const { isLeast, isMost } = zoomEnds(zoom, markers);
  return (
    <div className={styles['zoom']}>
      <IconButton label={texts.zoomIn} icon="plus" variant="bare" disabled={isMost} onClick={() => onZoom(Math.floor(zoom) + 1)} />
      <IconButton label={texts.zoomOut} icon="minus" variant="bare" disabled={isLeast} onClick={() => onZoom(Math.ceil(zoom) - 1)} />
    </div>
  );
};
