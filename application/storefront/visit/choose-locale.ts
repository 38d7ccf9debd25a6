import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { LocaleKeeper } from './locale-keeper.port.ts'

/** Remembers the language somebody chose: where an address names none, the shop answers in it (Account §2.9). */
export type ChooseLocale = (locale: Locale) => TE.TaskEither<Failure, void>
export const ChooseLocale = token<ChooseLocale>('ChooseLocale')

export const makeChooseLocale =
  ({ locales }: { readonly locales: LocaleKeeper }): ChooseLocale =>
  (locale) => TE.fromIO(() => { locales.keep(locale) })
