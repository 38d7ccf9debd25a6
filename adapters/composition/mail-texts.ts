import type { MailTexts } from '../../application/commerce/mail/mail-texts.port.ts'
import { intlOf } from './intl-of.ts'

/** Mails say what pages say. */
export const mailTexts: MailTexts = (locale, tone) => {
  const intl = intlOf(locale, tone)
  return (id, ...[named]) => intl.formatMessage({ id }, named)
}
