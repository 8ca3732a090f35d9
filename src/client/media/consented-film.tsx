'use client';
import type { ComponentProps } from 'react';
import { VideoFrame } from '#client/primitives/video-frame/video-frame.tsx';
import { useIsAllowed } from '#state/use-is-allowed.ts';

type Props = Omit<ComponentProps<typeof VideoFrame>, 'isAllowed'> & {
  /** Whether this country requires consent before loading third-party content. */
  isConsentRequired: boolean;
};

/** A film whose player may be third-party: it waits for the visitor's consent, and follows changes of it (M-43). */
export const ConsentedFilm = ({ isConsentRequired, ...film }: Props) => (
  // Until the answer is known it renders the country's default: a poster of our own makes no third-party request.
  <VideoFrame {...film} isAllowed={useIsAllowed('video', isConsentRequired) ?? !isConsentRequired} />
);
