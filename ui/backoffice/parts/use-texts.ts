import { useIntl } from 'react-intl'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import type { MessageId } from '../../messages/message-id.ts'
import { SWISS_FORMAT } from '../../messages/swiss-format.ts'

/** The texts of the back office as strings, for labels and attributes, and its short formats of time. */
export const useTexts = () => {
  const intl = useIntl()
  const locale: Locale = LOCALES.find((one) => SWISS_FORMAT[one] === intl.locale) ?? DEFAULT_LOCALE
  return {
    intl,
    locale,
    t: (id: MessageId, values: Readonly<Record<string, string | number>> = {}): string => intl.formatMessage({ id }, values),
    moment: (instant: Date | string): string => intl.formatDate(instant, { dateStyle: 'short', timeStyle: 'short' }),
    /** A stored day (`2026-03-01`); empty without one. */
    day: (day: string | undefined): string =>
      (day === undefined ? '' : intl.formatDate(day, { dateStyle: 'short', timeZone: 'UTC' })),
  }
}
