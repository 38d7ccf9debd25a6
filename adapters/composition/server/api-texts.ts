import type { IntlShape } from 'react-intl'
import { toneOf, type Tone } from '../../../domain/shop/brand-channel.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { fieldMessage } from '../../../ui/messages/field-message.ts'
import type { Message } from '../../../ui/messages/message.ts'
import { staffMessage } from '../../../ui/messages/staff-message.ts'
import { formatText } from '../../../ui/messages/format-text.ts'
import type { Words } from '../../http-server/api/words.ts'
import { intlOf } from '../intl-of.ts'

const TONES: readonly Tone[] = ['formal', 'informal']

/** The API's own texts, so that a refusal reads the same on the page and in the API. */
export const apiTexts = (): Words => {
  const voices = new Map<string, IntlShape>()
  for (const locale of LOCALES)
    for (const tone of TONES)
      voices.set(`${locale} ${tone}`, intlOf(locale, tone))
  const textOf = (message: Message, locale: Locale, tone: Tone): { readonly key: string; readonly text: string } => {
    const voice = voices.get(`${locale} ${tone}`)
    return { key: message.id, text: voice === undefined ? message.id : formatText(voice, message) }
  }
  return {
    failure: (failure, { locale, brandChannel }) => textOf(staffMessage(failure, locale), locale, toneOf(brandChannel)),
    field: (refusal, { locale, brandChannel }) => textOf(fieldMessage(refusal), locale, toneOf(brandChannel)),
  }
}
