import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { MediaNotice } from './media-notice.tsx';

/** The texts shown in place of blocked content. */
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
  /** Title, reason, and the names of both buttons. */
  texts: BlockedTexts;
  /** Where consent is changed. */
  settingsHref: string;
  /** Loads it once; nothing is saved. */
  onLoadOnce: () => void;
};

/** Says that something is not loaded for lack of consent, and offers to load it once or permanently. No third-party request before. */
export const BlockedMedia = ({ icon, texts, settingsHref, onLoadOnce }: Props) => (
  <MediaNotice icon={icon} title={texts.title} reason={texts.reason}>
    <Button variant="line" size="s" onClick={onLoadOnce}>
      {texts.loadOnce}
    </Button>
    <ButtonLink variant="line" size="s" href={settingsHref}>
      {texts.settings}
    </ButtonLink>
  </MediaNotice>
);
