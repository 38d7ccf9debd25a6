import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

const LABELS = {
  email: 'account.email', password: 'account.password', firstName: 'account.first_name', lastName: 'account.last_name',
} as const

const isKnown = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name)

/** The name a field goes by, in the form and in the list of faults. */
export const fieldLabel = (name: string): ReactNode => (isKnown(name) ? <FormattedMessage id={LABELS[name]} /> : name)
