import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

const LABELS = {
  firstName: 'account.first_name', lastName: 'account.last_name', phoneNumber: 'checkout.field.phoneNumber',
  birthday: 'profile.birthday', locale: 'profile.language',
} as const

const isLabelled = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name)

/** The label of a profile field, in the form and in the error summary. */
export const profileFieldLabel = (name: string): ReactNode => (isLabelled(name) ? <FormattedMessage id={LABELS[name]} /> : name)
