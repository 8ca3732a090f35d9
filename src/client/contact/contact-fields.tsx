import { Disclosure } from '#client/primitives/disclosure/disclosure.tsx';
import { FieldRow } from '#client/primitives/form/field-row.tsx';
import { Select } from '#client/primitives/select/select.tsx';
import { TextField } from '#client/primitives/text-field/text-field.tsx';
import { titleLabels } from '#shared/contract/contact.ts';
import styles from './contact.module.css';
import type { ContactSetting, LineField } from './contact-setting.ts';

/** Binds a field to the form, with its label and whether it is required. */
export type ContactBind = (name: string) => {
  name: string;
  label: string;
  note?: string;
  required: boolean;
  defaultValue: string;
  error: string | undefined;
};
type Props = { setting: ContactSetting; bind: ContactBind };

const fills: Partial<Record<LineField, { autoComplete: string; type?: string; maxLength?: number }>> = {
  firstName: { autoComplete: 'given-name', maxLength: 80 },
  lastName: { autoComplete: 'family-name', maxLength: 80 },
  email: { autoComplete: 'email', type: 'email' },
  articleNumber: { autoComplete: 'off', maxLength: 40 },
  company: { autoComplete: 'organization', maxLength: 120 },
  street: { autoComplete: 'address-line1', maxLength: 160 },
  addressAddition: { autoComplete: 'address-line2', maxLength: 160 },
  postalCode: { autoComplete: 'postal-code', maxLength: 12 },
  city: { autoComplete: 'address-level2', maxLength: 120 },
  phone: { autoComplete: 'tel', type: 'tel' },
  fax: { autoComplete: 'off', type: 'tel' },
};

/** A single-line text field of the form. */
export const Line = ({ name, bind }: { name: LineField; bind: ContactBind }) => <TextField {...bind(name)} {...fills[name]} />;

/** The name fields, in the order of the country. */
export const AddressAs = ({ setting: { salutations, order }, bind }: Props) => {
  const titles = [
    { value: '', label: '–' },
    { value: 'dr', label: titleLabels.dr },
    { value: 'prof', label: titleLabels.prof },
  ];
  const fields = [
    ...(order.asksSalutation ? [<Select key="salutation" {...bind('salutation')} options={salutations} />] : []),
    <Select key="title" {...bind('title')} options={titles} />,
  ];
  return <FieldRow>{order.isTitleFirst ? fields.toReversed() : fields}</FieldRow>;
};

/** All optional fields, collapsed unless one of them is needed or has an error. */
export const MoreFields = ({ setting, bind, isOpen }: Props & { isOpen: boolean }) => (
  <Disclosure title={setting.labels['more']} size="s" isOpen={isOpen}>
    <div className={styles['fields']}>
      {!setting.order.isTitleFirst && <AddressAs setting={setting} bind={bind} />}
      <FieldRow>
        <Line name="company" bind={bind} />
        <Line name="department" bind={bind} />
      </FieldRow>
      {setting.order.addressRows.map(([first = 'street', second]) =>
        second === undefined ? (
          <Line key={first} name={first} bind={bind} />
        ) : (
          <FieldRow key={first} shares="short">
            <Line name={first} bind={bind} />
            <Line name={second} bind={bind} />
          </FieldRow>
        ),
      )}
      <Select {...bind('country')} options={setting.countries} autoComplete="country" />
      <FieldRow>
        <Line name="phone" bind={bind} />
        <Line name="fax" bind={bind} />
      </FieldRow>
    </div>
  </Disclosure>
);
