'use client';
import type { ComponentProps } from 'react';
import { MeasureVisits } from './analytics/measure-visits.tsx';
import { ConsentHost } from './consent/consent-host.tsx';
import type { OtherManager } from './consent/other-manager.ts';
import { FrameBehaviour } from './shell/frame-behaviour.tsx';

type Props = ComponentProps<typeof MeasureVisits> & {
  /** Which question of consent it is. */
  revision: number;
  /** Who asks it, where another house does. */
  manager?: OtherManager;
};

/** What every page of the shop does beside standing there: it asks for consent, its frame behaves, its visits are measured where they may be. One leaf, for each costs every page its name. */
export const FrameEffects = ({ revision, manager, ...measured }: Props) => (
  <>
    <ConsentHost revision={revision} isRequired={measured.isConsentRequired ?? true} manager={manager} />
    <FrameBehaviour />
    <MeasureVisits {...measured} />
  </>
);
