import type { IntlShape } from 'react-intl'
import type { MailTextId, MailTexts, Say } from '../../application/commerce/mail/mail-texts.port.ts'
import { intlOf } from './intl-of.ts'

type Text = ReturnType<IntlShape['formatters']['getMessageFormat']>

/** A mail has no page to link to: what a page links reads as text. */
const PLAIN = Object.fromEntries(['returns', 'withdrawal', 'shipping', 'privacy'].map((tag) =>
  [tag, (texts: readonly string[]) => texts.join('')]))

/** Finding out which text is meant, and in which zone and formats, takes longer than saying it: each text is made once. */
const voiceOf = (intl: IntlShape): Say => {
  const cache = new Map<string, Text>()
  const textOf = (id: MailTextId): Text => {
    const text = intl.formatters.getMessageFormat(intl.messages[id], intl.locale, intl.formats)
    cache.set(id, text)
    return text
  }
  return (id, ...[named]) => String((cache.get(id) ?? textOf(id)).format({ ...PLAIN, ...named }))
}

/** Mails say what pages say; what is read of a language and tone for the first of them serves all. */
export const openMailTexts = (): MailTexts => {
  const voices = new Map<string, Say>()
  return (locale, tone) => {
    const intl = voices.get(`${locale} ${tone}`)
    if (intl !== undefined) return intl
    const say = voiceOf(intlOf(locale, tone))
    voices.set(`${locale} ${tone}`, say)
    return say
  }
}
