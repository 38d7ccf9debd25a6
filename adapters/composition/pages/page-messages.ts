import type { Tone } from '../../../domain/shop/brand-channel.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { loadMessages } from '../../../ui/messages/load-messages.ts'
import type { Messages } from './Storefront.tsx'

/** The texts of a page, as the provider of words takes them. */
export const pageMessages = async (locale: Locale, tone: Tone): Promise<Messages> => (await loadMessages(locale, tone)) as Messages
