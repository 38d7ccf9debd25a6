import { texts } from 'virtual:messages'
import type { MessageFormatElement } from 'react-intl'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { MessageId } from './message-id.ts'
import { languageOf } from './text-part.ts'

export type Messages = Record<MessageId, MessageFormatElement[]>

/** Every text of one language in one tone. */
export const loadMessages = async (locale: Locale, tone: Tone): Promise<Messages> =>
  (await texts[languageOf(locale, tone)]()).messages
