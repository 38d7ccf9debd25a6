import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { fieldOfName } from './address-fields.ts'

/** The label of an address field in the error summary. */
export const addressFieldLabel = (name: string): ReactNode => {
  const field = fieldOfName(name)
  return field === undefined ? name : <FormattedMessage id={`checkout.field.${field}`} />
}
