import type { Bind } from '#client/primitives/address-fields/bound.ts';
import { Checkbox } from '#client/primitives/checkbox/checkbox.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import type { Translate } from '#shared/i18n/translator.ts';

/** The buyer's contact data. */
export const ContactFields = ({ bind, t, phoneExample }: { bind: Bind; t: Translate; phoneExample: string }) => (
  <>
    <TextField
      {...bind('email')}
      type="email"
      label={t('checkout.address.email')}
      hint={t('checkout.address.emailHint')}
      autoComplete="email"
      required
    />
    <TextField
      {...bind('phone')}
      type="tel"
      label={t('checkout.address.phone')}
      note={t('checkout.address.optional')}
      hint={t('checkout.address.phoneHint', { example: phoneExample.replaceAll(' ', '\u00a0') })}
      autoComplete="tel"
    />
  </>
);

type SameProps = { t: Translate; isSame: boolean; onChange?: (isSame: boolean) => void };

/** "Billing address is the same": without script the address below opens by CSS. */
export const SameAddress = ({ t, isSame, onChange }: SameProps) => (
  <Checkbox
    name="billingIsDelivery"
    {...(onChange ? { checked: isSame, onChange: (event) => onChange(event.currentTarget.checked) } : { defaultChecked: isSame })}
  >
    {t('checkout.address.same')}
  </Checkbox>
);
