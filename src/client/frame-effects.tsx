'use client';
import type { ComponentProps } from 'react';
import { MeasureVisits } from './analytics/measure-visits.tsx';
import { ConsentHost } from './consent/consent-host.tsx';
import type { OtherManager } from './consent/other-manager.ts';
import { FrameBehaviour } from './shell/frame-behaviour.tsx';

type Props = ComponentProps<typeof MeasureVisits> & {
  /** The version of the consent question. */
  revision: number;
  /** The third-party consent manager, if one asks instead. */
  manager?: OtherManager;
};

/** The behaviour of every page: consent, the frame, and analytics where allowed. One client component, because each costs every page its name. */
export const FrameEffects = ({ revision, manager, ...measured }: Props) => (
  <>
    <ConsentHost revision={revision} isRequired={measured.isConsentRequired ?? true} manager={manager} />
    <FrameBehaviour />
    <MeasureVisits {...measured} />
  </>
);
