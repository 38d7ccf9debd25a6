import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CONTACT_FIELDS } from '../../domain/contact/contact-refusal.ts'

/** The label of a contact field, in the form and in the error summary. */
export const contactLabel = (name: string): ReactNode => {
  const field = CONTACT_FIELDS.find((candidate) => candidate === name)
  return field === undefined ? name : <FormattedMessage id={`contact.${field}`} />
}
