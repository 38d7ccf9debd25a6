import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { fieldOfName } from './address-fields.ts'

/** The name a field of an address goes by in the list of faults. */
export const addressFieldLabel = (name: string): ReactNode => {
  const field = fieldOfName(name)
  return field === undefined ? name : <FormattedMessage id={`checkout.field.${field}`} />
}
