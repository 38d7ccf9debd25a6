import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

const LABELS = {
  email: 'account.email', password: 'account.password', firstName: 'account.first_name', lastName: 'account.last_name',
} as const

const isLabelled = (name: string): name is keyof typeof LABELS => Object.hasOwn(LABELS, name)

/** The label of a field, in the form and in the error summary. */
export const fieldLabel = (name: string): ReactNode => (isLabelled(name) ? <FormattedMessage id={LABELS[name]} /> : name)
