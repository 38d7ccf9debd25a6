import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { CONTACT_FIELDS } from '../../domain/contact/contact-refusal.ts'

/** What a field of a letter is called, above it and in the list of what is wrong. */
export const contactLabel = (name: string): ReactNode => {
  const field = CONTACT_FIELDS.find((known) => known === name)
  return field === undefined ? name : <FormattedMessage id={`contact.${field}`} />
}
