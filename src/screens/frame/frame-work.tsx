import { enabledPurposes } from '#backend/consent-question/consent-question.ts';
import { getCountry } from '#backend/content/content.ts';
import type { OtherManager } from '#client/consent/other-manager.ts';
import { FrameEffects } from '#client/frame-effects.tsx';
import { settingsPathOf } from '#server-components/media/blocked-texts.ts';
import { revisionOf } from '#shared/consent/purposes.ts';
import type { Site } from '#shared/country/site.ts';
import { environment } from '#shared/environment/environment.ts';
import type { Translate } from '#shared/i18n/translator.ts';

// Where no consent is asked for, no manager is loaded (G-01).
const managerOf = (site: Site, t: Translate): OtherManager | undefined => {
  const { CONSENT_MANAGER_URL: script } = environment();
  const { isRequired, lastSeen, ...others } = getCountry(site.country).consent;
  if (script === undefined || !isRequired) return undefined;
  const ids = Object.fromEntries(Object.entries({ 'last-seen': lastSeen, ...others }).filter(([, id]) => id !== null));
  return { script, ids, settingsHref: settingsPathOf(site), blocked: t('consent.blocked') };
};

/**
 * The client-side effects of the layout and the settings for measurement: the same for every visitor. Default values are omitted,
 * since every page carries them.
 */
export const FrameWork = ({ site, t }: { site: Site; t: Translate }) => {
  const { TAG_MANAGER_ID: tagManager } = environment();
  const manager = managerOf(site, t);
  return (
    <FrameEffects
      revision={revisionOf(enabledPurposes())}
      {...(!getCountry(site.country).consent.isRequired && { isConsentRequired: false })}
      {...(tagManager !== undefined && { tagManager })}
      {...(manager && { manager })}
    />
  );
};
