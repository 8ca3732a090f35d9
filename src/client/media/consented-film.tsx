'use client';
import type { ComponentProps } from 'react';
import { VideoFrame } from '#client/primitives/video-frame/video-frame.tsx';
import { useIsAllowed } from '#state/use-is-allowed.ts';

type Props = Omit<ComponentProps<typeof VideoFrame>, 'isAllowed'> & {
  /** Whether this country asks before anything of other houses is loaded. */
  isConsentRequired: boolean;
};

/** A film whose player may be of another house: it waits for the visitor's consent, and follows it (M-43). */
export const ConsentedFilm = ({ isConsentRequired, ...film }: Props) => (
  // Until the answer is known it looks as the country has it: a poster of our own asks nobody for anything.
  <VideoFrame {...film} isAllowed={useIsAllowed('video', isConsentRequired) ?? !isConsentRequired} />
);
