'use client';
import { useEffect, useMemo, useState } from 'react';
import type { Site } from '#shared/country/site.ts';
import type { Messages } from '#shared/i18n/messages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { wasJustDeleted } from '#state/account.ts';
import { DeletedView } from './deleted-view.tsx';

type Props = { site: Site; messages: Pick<Messages, 'account'> };

/** The page after a deletion: the same for everybody until this browser knows whether it has just deleted its account. */
export const DeletedContainer = ({ site, messages }: Props) => {
  const t = useMemo(() => createTranslator(site.language, messages), [site.language, messages]);
  const [hasDeleted, setHasDeleted] = useState<boolean>();
  useEffect(() => void wasJustDeleted().then(setHasDeleted), []);
  return <DeletedView hasDeleted={hasDeleted} site={site} t={t} />;
};
