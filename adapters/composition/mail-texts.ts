import type { IntlShape } from 'react-intl'
import type { MailTextId, MailTexts, Say } from '../../application/commerce/mail/mail-texts.port.ts'
import { intlOf } from './intl-of.ts'

type Text = ReturnType<IntlShape['formatters']['getMessageFormat']>

/** A mail has no page to link to, so the links of a text are rendered as plain text. */
const PLAIN = Object.fromEntries(['returns', 'withdrawal', 'shipping', 'privacy'].map((tag) =>
  [tag, (texts: readonly string[]) => texts.join('')]))

/** Resolving a text with its time zone and formats takes longer than formatting it, so each text is prepared once. */
const formatterOf = (intl: IntlShape): Say => {
  const cache = new Map<string, Text>()
  const textOf = (id: MailTextId): Text => {
    const text = intl.formatters.getMessageFormat(intl.messages[id], intl.locale, intl.formats)
    cache.set(id, text)
    return text
  }
  return (id, ...[values]) => String((cache.get(id) ?? textOf(id)).format({ ...PLAIN, ...values }))
}

/** Mails use the same texts as pages; what the first mail prepares for a language and tone serves all others. */
export const openMailTexts = (): MailTexts => {
  const formatters = new Map<string, Say>()
  return (locale, tone) => {
    const intl = formatters.get(`${locale} ${tone}`)
    if (intl !== undefined) return intl
    const format = formatterOf(intlOf(locale, tone))
    formatters.set(`${locale} ${tone}`, format)
    return format
  }
}
