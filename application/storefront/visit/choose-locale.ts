import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { LocaleKeeper } from './locale-keeper.port.ts'

/**
 * Remembers the language somebody chose: where an address names none, the shop answers in it (Account §2.9). At once, since the link
 * that was pressed may leave the page.
 */
export type ChooseLocale = (locale: Locale) => void
export const ChooseLocale = token<ChooseLocale>('ChooseLocale')

export const makeChooseLocale =
  ({ locales }: { readonly locales: LocaleKeeper }): ChooseLocale =>
  (locale) => { locales.store(locale) }
