import type { MailTexts, Say } from '../../application/commerce/mail/mail-texts.port.ts'
import { intlOf } from './intl-of.ts'

/** Mails say what pages say; what is read of a language and tone for the first of them serves all. */
export const openMailTexts = (): MailTexts => {
  const voices = new Map<string, Say>()
  return (locale, tone) => {
    const known = voices.get(`${locale} ${tone}`)
    if (known !== undefined) return known
    const intl = intlOf(locale, tone)
    const say: Say = (id, ...[named]) => intl.formatMessage({ id }, named)
    voices.set(`${locale} ${tone}`, say)
    return say
  }
}
