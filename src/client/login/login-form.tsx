'use client';
import { useRouter } from 'waku';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { TextLink } from '#client/primitives/link/text-link.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { loginBody } from '#shared/contract/login.ts';
import { z } from '#shared/contract/zod.ts';
import { pathTo } from '#shared/routes/paths.ts';
import { safeRedirectPath } from '#shared/routes/safe-redirect-path.ts';
import { login } from '#state/login.ts';
import { FormFrame } from './form-frame.tsx';
import type { FormSetting } from './form-setting.ts';
import { PasswordField } from './password-field.tsx';
import { useVisitorForm } from './use-visitor-form.ts';

const typed = z.extend(z.omit(loginBody, { rememberMe: true }), { rememberMe: z.boolean() });
type Typed = z.output<typeof typed>;

/** Where the visitor goes after logging in: back to the page they came from, a path of this shop, or to the account (R-06). */
const nextPath = (accountHref: string): string =>
  safeRedirectPath(new URLSearchParams(location.search).get('redirect') ?? undefined) ?? accountHref;

/** Address, password, remember-me (U-03). */
export const LoginForm = (setting: FormSetting & { redirect: string | undefined }) => {
  const { site, words, draft, redirect } = setting;
  const { push } = useRouter();
  const email = draft?.fields['email'] ?? '';
  const isRemembered = draft?.fields['rememberMe'] !== undefined;
  const send = async (values: Typed): Promise<void> => {
    await login(values, values.rememberMe);
    await push(nextPath(pathTo(site, 'account')) as '/');
  };
  const { t, bind, ...form } = useVisitorForm({
    setting,
    schema: typed,
    defaults: { email, password: '', rememberMe: isRemembered },
    labels: { email: words.email, password: setting.messages.access.login.password },
    send,
  });
  const action = `/consumer/login${redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`}`;
  const { error: _, autoFocus: __, ...remember } = bind('rememberMe');
  return (
    <FormFrame {...form} action={action} submit={t('access.login.title')} busyLabel={t('access.loading')}>
      <TextField {...bind('email')} type="email" defaultValue={email} label={words.email} autoComplete="username" required />
      <PasswordField {...bind('password')} label={t('access.login.password')} autoComplete="current-password" t={t} />
      <TextLink href={pathTo(site, 'forgotPassword')} variant="action">
        {t('access.login.forgot')}
      </TextLink>
      <Checkbox {...remember} defaultChecked={isRemembered}>
        {t('access.login.remember')}
      </Checkbox>
    </FormFrame>
  );
};
