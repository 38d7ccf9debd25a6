import type { LetterWords } from '../../application/commerce/mail/letter-words.port.ts'
import { voiceOf } from './voice-of.ts'

/** Letters say what pages say. */
export const letterWords: LetterWords = (locale, tone) => {
  const voice = voiceOf(locale, tone)
  return (id, ...[named]) => voice.formatMessage({ id }, named)
}
