import { FormattedMessage, useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import { ADDRESS_FIELDS, type TypedAddress } from '../../domain/address/address-field.ts'
import { ITALIAN_PROVINCES } from '../../domain/address/italian-provinces.ts'
import { SALUTATIONS, salutationKey } from '../../domain/address/salutation.ts'
import type { Country } from '../../domain/shop/country.ts'
import { SelectField } from '../design/SelectField.tsx'
import type { SelectOption } from '../design/SelectField.tsx'
import { TextField } from '../design/TextField.tsx'
import { formatText } from '../messages/format-text.ts'
import { ADDRESS_CONTROLS, type TypedField } from './address-controls.ts'
import { fieldNameOf, type AddressPart } from './address-fields.ts'
import { countryName } from '../shop/country-name.ts'
import type { FieldProblems, FormReply } from '../form/form-reply.ts'

/** The values that determine which fields are shown. */
export type AddresseeChange = Pick<TypedAddress, 'countryCode' | 'company'>

type Typing = { readonly target: { readonly value: string } }

export type AddressInputProps = {
  readonly part: AddressPart
  readonly field: TypedField
  readonly countries: readonly Country[]
  readonly values: FormReply['typed']
  readonly problems: FieldProblems
  readonly onAddressee?: ((changed: AddresseeChange) => void) | undefined
}

const decides = (field: TypedField): field is keyof AddresseeChange => field === 'countryCode' || field === 'company'

/** The options of a select field; undefined for a text field. */
const optionsOf = (intl: IntlShape, field: TypedField, countries: readonly Country[]): readonly SelectOption[] | undefined => {
  if (field === 'countryCode')
    return countries.map((code) => ({ value: code, label: countryName(intl, code) }))
  if (field === 'provinceCode') {
    const provinces = Object.entries(ITALIAN_PROVINCES).map(([value, label]) => ({ value, label }))
    return [{ value: '', label: intl.formatMessage({ id: 'checkout.province.choose' }) }, ...provinces]
  }
  const titles = SALUTATIONS.map(
    (salutation) => ({ value: String(salutation), label: intl.formatMessage({ id: salutationKey(salutation) }) }),
  )
  return field === 'salutation' ? [{ value: '', label: intl.formatMessage({ id: 'salutation.none' }) }, ...titles] : undefined
}

/** A field of an address with label, value and error. */
export const AddressInput = ({ part, field, countries, values, problems, onAddressee }: AddressInputProps) => {
  const intl = useIntl()
  const { autoComplete, keys, ...control } = ADDRESS_CONTROLS[field]
  const options = optionsOf(intl, field, countries)
  const name = fieldNameOf(part, field)
  const problem = problems[name]
  const isRequired = ADDRESS_FIELDS[field] !== 'optional'
  const label = <FormattedMessage id={`checkout.field.${field}`} />
  const optionalLabel = isRequired ? undefined : <FormattedMessage id="checkout.optional" />
  const hint = control.hint === undefined ? undefined : <FormattedMessage id={control.hint} />
  const error = problem === undefined ? undefined : formatText(intl, problem)
  const filledIn = autoComplete === 'off' ? autoComplete : `${part} ${autoComplete}`
  const value = values[name] ?? ''
  const onChange = decides(field) ? (event: Typing) => { onAddressee?.({ [field]: event.target.value }) } : undefined
  return options === undefined
    ? (
      <TextField
        name={name} label={label} optionalLabel={optionalLabel} isRequired={isRequired} hint={hint} error={error}
        type={keys?.type} inputMode={keys?.inputMode} autoCapitalize={keys?.autoCapitalize} spellCheck={keys?.spellCheck}
        autoComplete={filledIn} defaultValue={value} onChange={onChange}
      />
    )
    : (
      <SelectField
        name={name} label={label} optionalLabel={optionalLabel} isRequired={isRequired} hint={hint} error={error}
        options={options} autoComplete={filledIn} defaultValue={value} onChange={onChange}
      />
    )
}
