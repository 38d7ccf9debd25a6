import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { LocaleKeeper } from './locale-keeper.port.ts'

/** Stores the chosen language: URLs without a language use it (Account §2.9). Synchronous, since the clicked link may leave the page. */
export type ChooseLocale = (locale: Locale) => void
export const ChooseLocale = token<ChooseLocale>('ChooseLocale')

export const makeChooseLocale =
  ({ locales }: { readonly locales: LocaleKeeper }): ChooseLocale =>
  (locale) => { locales.store(locale) }
