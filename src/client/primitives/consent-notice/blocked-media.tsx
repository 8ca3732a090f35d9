import { ButtonLink } from '../button/button-link.tsx';
import { PlainButton } from '../button/plain-button.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { MediaNotice } from './media-notice.tsx';

/** What is said in the place of something that must not be loaded yet. */
export type BlockedTexts = {
  /** `Die Karte ist ausgeschaltet` */
  title: string;
  /** Who would get which data. */
  reason: string;
  /** `Karte einmal laden` */
  loadOnce: string;
  /** `Datenschutzeinstellungen` */
  settings: string;
};

type Props = {
  /** What is missing. */
  icon: IconName;
  /** Title, reason, and the names of both ways on. */
  texts: BlockedTexts;
  /** Where consent is given and taken back. */
  settingsHref: string;
  /** Loads it this once; nothing is remembered. */
  onLoadOnce: () => void;
};

/** Tells that something is not loaded for want of consent, and offers it this once or for good. Nothing outside is asked before. */
export const BlockedMedia = ({ icon, texts, settingsHref, onLoadOnce }: Props) => (
  <MediaNotice icon={icon} title={texts.title} reason={texts.reason}>
    <PlainButton variant="line" size="s" onClick={onLoadOnce}>
      {texts.loadOnce}
    </PlainButton>
    <ButtonLink variant="line" size="s" href={settingsHref}>
      {texts.settings}
    </ButtonLink>
  </MediaNotice>
);
