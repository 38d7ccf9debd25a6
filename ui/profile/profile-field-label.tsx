import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

const LABELS = {
  firstName: 'account.first_name', lastName: 'account.last_name', phoneNumber: 'checkout.field.phoneNumber',
  birthday: 'profile.birthday', locale: 'profile.language',
} as const

const isKnown = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name)

/** The name a field of the profile goes by, in the form and in the list of faults. */
export const profileFieldLabel = (name: string): ReactNode => (isKnown(name) ? <FormattedMessage id={LABELS[name]} /> : name)
