import { FormattedMessage, useIntl } from 'react-intl'
import type { ComponentProps, ReactNode } from 'react'
import { salutationKey } from '../../domain/address/salutation.ts'
import { isCountry } from '../../domain/shop/country.ts'
import type { Country } from '../../domain/shop/country.ts'
import { SelectField } from '../design/SelectField.tsx'
import { TextField } from '../design/TextField.tsx'
import type { TextFieldProps } from '../design/TextField.tsx'
import { say } from '../messages/say.ts'
import { fieldNameOf, maximumLength } from './address-fields.ts'
import type { AddressPart, TypedField } from './address-fields.ts'
import type { FormReply, FieldProblems } from '../form/form-reply.ts'
import css from './AddressFieldsView.module.css'

export type AddressFieldsViewProps = {
  readonly part: AddressPart
  readonly legend: ReactNode
  readonly countries: readonly Country[]
  readonly values: FormReply['typed']
  readonly problems: FieldProblems
  readonly asksTaxNumber: boolean
  readonly onPlace?: ((changed: { readonly country?: string; readonly company?: string }) => void) | undefined
}

/** The fields of one address, grouped as one reads them aloud. */
export const AddressFieldsView = ({ part, legend, countries, values, problems, asksTaxNumber, onPlace }: AddressFieldsViewProps) => {
  const intl = useIntl()
  const common = (field: TypedField, autoComplete: string) => {
    const name = fieldNameOf(part, field)
    const problem = problems[name]
    return {
      name,
      label: <FormattedMessage id={`checkout.field.${field}`} />,
      autoComplete: `${part} ${autoComplete}`,
      defaultValue: values[name] ?? '',
      error: problem === undefined ? undefined : say(intl, problem),
    }
  }
  const optional = <FormattedMessage id="checkout.optional" />
  const text = (field: TypedField, autoComplete: string, more: Partial<TextFieldProps> & ComponentProps<'input'> = {}) => (
    <TextField {...common(field, autoComplete)} maxLength={maximumLength(field)} {...more} />
  )
  const needed = { isRequired: true }
  return (
    <fieldset className={css['fields']}>
      <legend className={css['legend']}>{legend}</legend>
      <div className={css['short']}>
        <SelectField
          {...common('salutation', 'honorific-prefix')}
          optionalLabel={optional}
          options={[
            { value: '', label: intl.formatMessage({ id: 'salutation.none' }) },
            { value: '2', label: intl.formatMessage({ id: salutationKey(2) }) },
            { value: '1', label: intl.formatMessage({ id: salutationKey(1) }) },
          ]}
        />
      </div>
      <div className={css['pair']}>
        {text('first_name', 'given-name', needed)}
        {text('last_name', 'family-name', needed)}
      </div>
      {text('company', 'organization', {
        optionalLabel: optional,
        onChange: (event) => { onPlace?.({ company: event.target.value }) },
      })}
      <div className={css['wideNarrow']}>
        {text('street', 'address-line1', needed)}
        {text('street_number', 'off', { optionalLabel: optional, autoComplete: 'off' })}
      </div>
      {text('additional_info', 'address-line2', {
        optionalLabel: optional,
        hint: <FormattedMessage id="checkout.hint.additional_info" />,
      })}
      <div className={css['narrowWide']}>
        {text('postcode', 'postal-code', { ...needed, autoCapitalize: 'characters', inputMode: 'numeric' })}
        {text('city', 'address-level2', needed)}
      </div>
      <SelectField
        {...common('country_code', 'country')}
        isRequired
        options={countries.map((code) => ({
          value: code,
          label: isCountry(code) ? intl.formatMessage({ id: `country.${code}` }) : code,
        }))}
        onChange={(event) => { onPlace?.({ country: event.target.value }) }}
      />
      {text('phone_number', 'tel', {
        type: 'tel',
        inputMode: 'tel',
        optionalLabel: optional,
        hint: <FormattedMessage id="checkout.hint.phone_number" />,
      })}
      {asksTaxNumber && text('tax_number', 'off', {
        ...needed,
        autoComplete: 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
        hint: <FormattedMessage id="checkout.hint.tax_number" />,
      })}
    </fieldset>
  )
}
