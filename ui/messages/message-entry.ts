import type { Locale } from '../../domain/shop/locale.ts'

/** A text as in a topic's file: four languages, and informal variants where they differ. English has one tone. */
export type MessageEntry = { readonly [locale in Locale]: string } & {
  readonly [variant in 'de_informal' | 'fr_informal' | 'it_informal']?: string
}

export type MessageFile = { readonly [id: string]: MessageEntry }
