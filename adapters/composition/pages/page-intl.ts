import { createIntl, type IntlConfig, type IntlShape } from 'react-intl'
import type { Tone } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import { loadMessages, type Messages } from '../../../ui/messages/load-messages.ts'
import { SWISS_FORMAT } from '../../../ui/messages/swiss-format.ts'
import { UnbrokenWords } from '../../../ui/messages/UnbrokenWords.tsx'

/** French writes the first day of a month as `1er décembre`; the format of the runtime says `1 décembre`. */
const countFirst = (date: string): string => date.replace(/^1 (?=\p{L})/u, '1er ')

/** The texts and formats of a language, as every page gets them. */
export const intlWith = (locale: Locale, messages: Messages, onError?: IntlConfig['onError']): IntlShape => {
  const intl = createIntl({
    locale: SWISS_FORMAT[locale], messages, timeZone: TIME_ZONE, textComponent: UnbrokenWords,
    ...(onError === undefined ? {} : { onError }),
  })
  return locale === 'fr' ? { ...intl, formatDate: (...input) => countFirst(intl.formatDate(...input)) } : intl
}

/** Every text a page may use. */
export const pageIntl = async (locale: Locale, tone: Tone): Promise<IntlShape> => intlWith(locale, await loadMessages(locale, tone))

/**
 * The same texts, formatted faster. The library finds a parsed message by serialising it each time; and with a time zone it creates all
 * date formats again for each message, although none defines formats.
 */
const quickIntl = (locale: Locale, messages: Messages): IntlShape => {
  const { formatMessage, $t, formatters } = createIntl({ locale: SWISS_FORMAT[locale], messages })
  const { getMessageFormat } = formatters
  const formats = new WeakMap<object, ReturnType<typeof getMessageFormat>>()
  formatters.getMessageFormat = (message, ...options) => {
    if (typeof message === 'string') return getMessageFormat(message, ...options)
    const format = formats.get(message) ?? getMessageFormat(message, ...options)
    formats.set(message, format)
    return format
  }
  return { ...intlWith(locale, messages), formatMessage, $t }
}

/** Made once for each language and tone, so that parsed messages serve the next visitor too. */
export const openPageIntl = (): typeof pageIntl => {
  const cache = new Map<string, Promise<IntlShape>>()
  return (locale, tone) => {
    const key = `${locale} ${tone}`
    const intl = cache.get(key) ?? loadMessages(locale, tone).then((messages) => quickIntl(locale, messages))
    cache.set(key, intl)
    return intl
  }
}
