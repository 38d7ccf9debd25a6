import { createIntl, type IntlShape } from 'react-intl'
import type { Tone } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import { loadMessages, type Messages } from '../../../ui/messages/load-messages.ts'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'
import { UnbrokenWords } from '../../../ui/messages/UnbrokenWords.tsx'

/** French counts the first day of a month: `1er décembre`, where the format of the browser says `1 décembre`. */
const countFirst = (date: string): string => date.replace(/^1 (?=\p{L})/u, '1er ')

/** The words and formats of a language, as every page takes them. */
export const intlWith = (locale: Locale, messages: Messages): IntlShape => {
  const intl = createIntl({ locale: SWISS_FORMAT[locale], messages, timeZone: TIME_ZONE, textComponent: UnbrokenWords })
  return locale === 'fr' ? { ...intl, formatDate: (...asked) => countFirst(intl.formatDate(...asked)) } : intl
}

/** Every word a page may say. */
export const pageIntl = async (locale: Locale, tone: Tone): Promise<IntlShape> => intlWith(locale, await loadMessages(locale, tone))

/**
 * The same words, said sooner. The library finds what it made of a message by writing out the message as text, each time;
 * and with a time zone it makes all its formats of dates anew for each, which no message has.
 */
const quickIntl = (locale: Locale, messages: Messages): IntlShape => {
  const { formatMessage, $t, formatters } = createIntl({ locale: SWISS_FORMAT[locale], messages })
  const { getMessageFormat } = formatters
  const formats = new WeakMap<object, ReturnType<typeof getMessageFormat>>()
  formatters.getMessageFormat = (message, ...how) => {
    if (typeof message === 'string') return getMessageFormat(message, ...how)
    const format = formats.get(message) ?? getMessageFormat(message, ...how)
    formats.set(message, format)
    return format
  }
  return { ...intlWith(locale, messages), formatMessage, $t }
}

/** Made once for each language and tone: what was formatted before is not parsed again for the next visitor. */
export const openPageIntl = (): typeof pageIntl => {
  const cache = new Map<string, Promise<IntlShape>>()
  return (locale, tone) => {
    const key = `${locale} ${tone}`
    const intl = cache.get(key) ?? loadMessages(locale, tone).then((messages) => quickIntl(locale, messages))
    cache.set(key, intl)
    return intl
  }
}
