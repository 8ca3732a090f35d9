import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useRouter } from 'waku';
import { announce } from '#client/primitives/announcer/announce.ts';
import { ConsentNotice } from '#client/primitives/consent-notice/consent-notice.tsx';
import { afterPointerUp } from '#client/primitives/form/after-pointer-up.ts';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { type Purpose, purposesOf } from '#shared/consent/purposes.ts';
import type { ConsentQuestion } from '#shared/contract/consent.ts';
import { consents } from '#state/consent.ts';
import { currentLocale } from '#state/current-locale.ts';
import { showToast } from '#state/toasts.ts';

// Not via `callRest`: first-time visitors should not load the schemas (24 kB) for the consent question.
const readQuestion = async (locale: string): Promise<ConsentQuestion> => {
  const response = await fetch(`/api/consent?locale=${locale}`);
  if (!response.ok) throw new Error();
  return (await response.json()) as ConsentQuestion;
};

/** Asks until the visitor answers. Denying takes as many clicks as agreeing; the page with the individual purposes asks there instead. */
export const ConsentContainer = ({ revision }: { revision: number }) => {
  const purposes = purposesOf(revision);
  const { path, push } = useRouter();
  const locale = currentLocale();
  const [question, setQuestion] = useState<ConsentQuestion>();
  const [isBusy, setBusy] = useState(false);
  const answers = useSnapshot(consents);
  useEffect(() => {
    // Not while the pointer is down: the notice would come between a button and its click.
    readQuestion(locale).then(
      (asked) => afterPointerUp(() => setQuestion(asked)),
      () => undefined,
    );
  }, [locale]);
  if (!question) return null;
  const { texts, settings, links } = question;
  if (path === settings.href || purposes.every((purpose) => answers[purpose] !== undefined)) return null;
  const answer = async (granted: readonly Purpose[]): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { saveConsent } = await import('./save-consent.ts');
      await saveConsent(revision, granted);
      announce(texts.saved);
    } catch {
      showToast({ type: 'error', message: texts.failed });
    }
    setBusy(false);
  };
  return (
    <ConsentNotice
      title={texts.title}
      purposes={texts.states.map((label, index) => ({ id: purposes[index - 1] ?? 'necessary', label, isOn: index === 0 }))}
      texts={texts}
      links={links}
      onReject={() => void answer([])}
      onChoose={() => void push(settings.href)}
      onAccept={() => void answer(purposes)}
    >
      <p>
        {texts.before}
        <TextLink href={settings.href}>{settings.label}</TextLink>
        {texts.after}
      </p>
    </ConsentNotice>
  );
};
