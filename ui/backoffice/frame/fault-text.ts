import type { IntlShape } from 'react-intl'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { formatText } from '../../messages/format-text.ts'
import { staffMessage } from '../../messages/staff-message.ts'

/** The labels of the query parameters of lists. */
const FILTERS = {
  day: 'back_office.audit_day', from: 'back_office.buyers_from', to: 'back_office.buyers_to',
  state: 'back_office.status', what: 'back_office.audit_action', page: 'back_office.page',
} as const

/** A refusal as text; an invalid filter is named. */
export const faultText = (intl: IntlShape, locale: Locale, failure: Failure): string => {
  const paths = failure._tag === 'Malformed' ? failure.violations.map(({ path }) => path) : []
  if (paths.includes('reason')) return intl.formatMessage({ id: 'validation.rejection_reason' })
  const invalid = Object.entries(FILTERS).filter(([name]) => paths.includes(name)).map(([, id]) => intl.formatMessage({ id }))
  return invalid.length === 0
    ? formatText(intl, staffMessage(failure, locale))
    : intl.formatMessage({ id: 'back_office.unreadable_filter' }, { filter: invalid.join(', ') })
}
