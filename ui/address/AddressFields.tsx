import { useState } from 'react'
import { hasField } from '../../domain/address/is-requested.ts'
import type { Country } from '../../domain/shop/country.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { FormReply } from '../form/form-reply.ts'
import { fieldNameOf, type AddressPart } from './address-fields.ts'
import { AddressFieldsView, type AddressFieldsViewProps } from './AddressFieldsView.tsx'
import type { AddresseeChange } from './AddressInput.tsx'

type AddressFieldsProps = Omit<AddressFieldsViewProps, 'isUsed' | 'onAddressee'>

const addresseeOf = (countries: readonly Country[], part: AddressPart, values: FormReply['typed'], changed: AddresseeChange) => {
  const code = changed.countryCode ?? values[fieldNameOf(part, 'countryCode')]
  const countryCode = countries.find((country) => country === code) ?? countries[0]
  const company = (changed.company ?? values[fieldNameOf(part, 'company')] ?? '').trim()
  return countryCode === undefined
    ? undefined
    : omitUndefined({ countryCode, company: company === '' ? undefined : company, isPayer: part === 'billing' })
}

/** The fields of one address: the required ones depend on the chosen country and on the company. */
export const AddressFields = ({ part, legend, countries, values, problems }: AddressFieldsProps) => {
  const [changed, setChanged] = useState<AddresseeChange>({})
  const addressee = addresseeOf(countries, part, values, changed)
  return (
    <AddressFieldsView
      part={part}
      legend={legend}
      countries={countries}
      values={values}
      problems={problems}
      isUsed={(field) => addressee === undefined || hasField(field, addressee)}
      onAddressee={(news) => { setChanged((before) => ({ ...before, ...news })) }}
    />
  )
}
