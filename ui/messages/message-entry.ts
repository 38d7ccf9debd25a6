import type { Locale } from '../../domain/shop/locale.ts'

/** One text as written in a topic's file: four languages, and the informal address where it differs. English has one tone. */
export type MessageEntry = { readonly [locale in Locale]: string } & {
  readonly [variant in 'de_informal' | 'fr_informal' | 'it_informal']?: string
}

export type MessageFile = { readonly [id: string]: MessageEntry }
