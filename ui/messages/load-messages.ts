import { texts } from 'virtual:messages'
import type { MessageFormatElement } from 'react-intl'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { MessageId } from './message-id.ts'
import { TEXT_PARTS, textsName, type TextPart } from './text-part.ts'

export type Messages = Record<MessageId, MessageFormatElement[]>

/** Loads one part of the texts, in one language and tone. */
export const loadTexts = async (locale: Locale, tone: Tone, part: TextPart): Promise<Partial<Messages>> =>
  (await texts[textsName(locale, tone, part)]()).messages

/** Every text of one language in one tone. */
export const loadMessages = async (locale: Locale, tone: Tone): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all(TEXT_PARTS.map((part) => loadTexts(locale, tone, part))))) as Messages
