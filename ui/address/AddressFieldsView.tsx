import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { ADDRESS_FIELDS } from '../../domain/address/address-field.ts'
import type { Country } from '../../domain/shop/country.ts'
import type { FormReply, FieldProblems } from '../form/form-reply.ts'
import { ADDRESS_CONTROLS, type AddressRow, type TypedField } from './address-controls.ts'
import { TYPED_FIELDS } from './address-fields.ts'
import type { AddressPart } from './address-fields.ts'
import { AddressInput, type AddresseeChange } from './AddressInput.tsx'
import css from './AddressFieldsView.module.css'

export type AddressFieldsViewProps = {
  readonly part: AddressPart
  readonly legend: ReactNode
  readonly countries: readonly Country[]
  readonly values: FormReply['typed']
  readonly problems: FieldProblems
  readonly isUsed: (field: TypedField) => boolean
  readonly onAddressee?: ((changed: AddresseeChange) => void) | undefined
}

type Row = { readonly row: AddressRow | undefined; readonly fields: readonly TypedField[] }

const intoRows = (rows: readonly Row[], field: TypedField): readonly Row[] => {
  const { row } = ADDRESS_CONTROLS[field]
  const last = rows.at(-1)
  return row !== undefined && last?.row === row
    ? [...rows.slice(0, -1), { row, fields: [...last.fields, field] }]
    : [...rows, { row, fields: [field] }]
}

/** The fields of one address, grouped in rows. */
export const AddressFieldsView = (props: AddressFieldsViewProps) => {
  const { part, legend, countries, values, problems, isUsed, onAddressee } = props
  const rows = TYPED_FIELDS.reduce(intoRows, [])
  const input = (field: TypedField) => (
    <AddressInput
      key={field} part={part} field={field} countries={countries} values={values} problems={problems} onAddressee={onAddressee}
    />
  )
  const render = (field: TypedField) => {
    if (isUsed(field)) return input(field)
    // Without script nothing is rendered again when another country is chosen: optional fields are there from the start.
    return ADDRESS_FIELDS[field] === 'optional' ? <noscript key={field}>{input(field)}</noscript> : undefined
  }
  return (
    <fieldset className={css['fields']}>
      <legend className={css['legend']}>{legend}</legend>
      {rows.map(({ row, fields }) => row === undefined
        ? <Fragment key={fields[0]}>{fields.map(render)}</Fragment>
        : <div key={fields[0]} className={css[row]}>{fields.map(render)}</div>)}
    </fieldset>
  )
}
