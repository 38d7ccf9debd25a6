import type { MailTexts } from '../../application/commerce/mail/mail-texts.port.ts'
import { voiceOf } from './voice-of.ts'

/** Mails say what pages say. */
export const mailTexts: MailTexts = (locale, tone) => {
  const voice = voiceOf(locale, tone)
  return (id, ...[named]) => voice.formatMessage({ id }, named)
}
