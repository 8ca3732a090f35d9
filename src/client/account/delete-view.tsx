'use client';
import { useMemo } from 'react';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { deleteWord } from '#shared/contract/rules.ts';
import { z } from '#shared/contract/zod.ts';
import { hrefTo } from '#shared/country/site.ts';
import { accountPath } from '#shared/routes/account-paths.ts';
import { deleteAccount } from '#state/account.ts';
import { AccountForm } from './account-form.tsx';
import type { ViewProps } from './account-setting.ts';
import styles from './addresses.module.css';

/** Account deletion: what is deleted, what is retained, and the word that confirms it (U-05, V-02). */
export const DeleteView = ({ site, draft, t }: ViewProps) => {
  const word = t('account.delete.word');
  const label = t('account.delete.label', { word });
  const schema = useMemo(() => z.object({ confirmation: deleteWord(word) }), [word]);
  const end = async ({ confirmation }: { confirmation: string }): Promise<boolean> => {
    const isDeleted = await deleteAccount(confirmation);
    // Loads a new document, so that no account data stays in this one.
    if (isDeleted) location.assign(hrefTo(site, 'account/delete-confirmation'));
    return isDeleted;
  };
  return (
    <>
      <p className={styles['text']}>{t('account.delete.text')}</p>
      <AccountForm
        form="delete"
        action="/consumer/delete"
        schema={schema}
        defaults={{ confirmation: '' }}
        draft={draft}
        labels={{ confirmation: '' }}
        submit={t('account.delete.submit')}
        aside={
          <ButtonLink href={accountPath(site, 'security')} variant="quiet">
            {t('account.cancel')}
          </ButtonLink>
        }
        onSend={end}
        t={t}
      >
        {(bind) => <TextField {...bind('confirmation')} label={label} autoComplete="off" required />}
      </AccountForm>
    </>
  );
};
