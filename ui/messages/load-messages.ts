import type { MessageFormatElement } from 'react-intl'
import type { Tone } from '../../domain/shop/brand-channel.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { MessageId } from './message-id.ts'

export type Messages = Record<MessageId, MessageFormatElement[]>

type Source = () => Promise<{ readonly messages: Messages }>

const english: Source = () => import('virtual:messages/en/formal')

const SOURCES: { readonly [locale in Locale]: { readonly [tone in Tone]: Source } } = {
  de: { formal: () => import('virtual:messages/de/formal'), informal: () => import('virtual:messages/de/informal') },
  en: { formal: english, informal: english },
  fr: { formal: () => import('virtual:messages/fr/formal'), informal: () => import('virtual:messages/fr/informal') },
  it: { formal: () => import('virtual:messages/it/formal'), informal: () => import('virtual:messages/it/informal') },
}

/** The texts of one language in one tone; nothing else is fetched. */
export const loadMessages = async (locale: Locale, tone: Tone): Promise<Messages> => (await SOURCES[locale][tone]()).messages
