'use client';
import { useMemo } from 'react';
import { useRouter } from 'waku';
import { AddressFields } from '#client/primitives/address-fields/address-fields.tsx';
import { ButtonLink } from '#client/primitives/button/button-link.tsx';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { Message } from '#client/primitives/message/message.tsx';
import type { Address } from '#shared/contract/address.ts';
import { addAddressBody, type DeliveryAddress, editAddressBody, type NewAddress } from '#shared/contract/consumer-address.ts';
import { givenAddress, strict } from '#shared/contract/given-address.ts';
import type { z } from '#shared/contract/zod.ts';
import type { CountryCode } from '#shared/country/countries.ts';
import { countryName } from '#shared/i18n/country-name.ts';
import { accountPath } from '#shared/routes/account-paths.ts';
import { withRules } from '#shared/validation/address-for.ts';
import { sendAccountForm } from '#state/account.ts';
import { AccountForm, type FormBind } from './account-form.tsx';
import type { ViewProps } from './account-setting.ts';
import { addressLabels } from './address-labels.ts';

const blank = (country: CountryCode): Address => ({
  ...{ salutation: '', firstName: '', lastName: '', company: '', street: '', addition: '', postalCode: '', city: '', region: '' },
  country,
});

/** The country data that the address fields need. */
const textsOf = ({ site, rules, t }: ViewProps, country: CountryCode) => ({
  t,
  postalCodeExample: rules?.[country]?.postalCode?.example,
  regions: rules?.[country]?.regions ?? {},
  country: { code: country, name: countryName(country, site.language) },
});

const useWayBack = (site: ViewProps['site']) => {
  const { push } = useRouter();
  const href = accountPath(site, 'addresses');
  const thenBack = async (isDone: boolean): Promise<boolean> => {
    if (isDone) await push(href as '/');
    return isDone;
  };
  return { href, thenBack };
};

const DeliveryForm = ({ address, ...props }: ViewProps & { address: DeliveryAddress | undefined }) => {
  const { site, rules, draft, overview, t } = props;
  const { profile, deliveryAddresses } = overview;
  const country = address?.country ?? site.country;
  const form = address ? 'edit' : 'add';
  const schema = useMemo(() => {
    const contract: z.ZodMiniType<NewAddress, z.input<typeof addAddressBody>> = address ? editAddressBody : addAddressBody;
    return withRules(contract, rules?.[country]);
  }, [address, rules, country]);
  const { href, thenBack } = useWayBack(site);
  const isFirst = deliveryAddresses.length === 0;
  const { salutation, firstName, lastName } = profile;
  return (
    <AccountForm
      form={form}
      action={`/consumer/addresses/delivery/${form}`}
      schema={schema}
      defaults={address ?? { ...blank(country), salutation, firstName, lastName, isPrimary: isFirst, isPrivate: true }}
      draft={draft}
      labels={addressLabels(t, country)}
      submit={t('account.addresses.save')}
      aside={
        <ButtonLink href={href} variant="quiet">
          {t('account.cancel')}
        </ButtonLink>
      }
      onSend={async (body) => thenBack(await sendAccountForm(form, body))}
      t={t}
    >
      {(bind: FormBind) => (
        <>
          {address && <input type="hidden" name="id" value={address.id} />}
          <AddressFields {...textsOf(props, country)} bind={bind} part="delivery" />
          {!isFirst && !address?.isPrimary && (
            <Checkbox {...bind('isPrimary')} defaultChecked={false}>
              {t('account.addresses.primary')}
            </Checkbox>
          )}
        </>
      )}
    </AccountForm>
  );
};

/** Creates or edits a delivery address (U-05). */
export const EditAddressView = (props: ViewProps) => {
  const { section, id, overview, t } = props;
  const address = section === 'edit-address' ? overview.deliveryAddresses.find((one) => one.id === id) : undefined;
  if (section === 'edit-address' && !address) return <Message kind="info" title={t('account.addresses.gone')} />;
  return <DeliveryForm {...props} key={address?.id} address={address} />;
};

/** Edits the billing address (U-05). */
export const EditBillingView = (props: ViewProps) => {
  const { site, rules, draft, overview, t } = props;
  const { billingAddress, profile } = overview;
  const country = billingAddress?.country ?? site.country;
  const schema = useMemo(() => withRules(strict(givenAddress), rules?.[country]), [rules, country]);
  const { href, thenBack } = useWayBack(site);
  const { salutation, firstName, lastName, company } = profile;
  return (
    <AccountForm
      form="billing"
      action="/consumer/addresses/billing"
      schema={schema}
      defaults={billingAddress ?? { ...blank(country), salutation, firstName, lastName, company }}
      draft={draft}
      labels={addressLabels(t, country)}
      submit={t('account.addresses.save')}
      aside={
        <ButtonLink href={href} variant="quiet">
          {t('account.cancel')}
        </ButtonLink>
      }
      onSend={async (body) => thenBack(await sendAccountForm('billing', body))}
      t={t}
    >
      {(bind: FormBind) => <AddressFields {...textsOf(props, country)} bind={bind} part="billing" />}
    </AccountForm>
  );
};
