import { isBrandChannel } from '../../domain/shop/brand-channel.ts'
import type { BrandChannel, Tone } from '../../domain/shop/brand-channel.ts'
import { DEFAULT_LOCALE, isLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'

export type Scene = { readonly brand: BrandChannel; readonly locale: Locale; readonly tone: Tone }

/** What the toolbar is set to. */
export const readScene = (globals: Readonly<Record<string, unknown>>): Scene => {
  const brand = String(globals['brand'])
  const locale = String(globals['locale'])
  return {
    brand: isBrandChannel(brand) ? brand : 'iris',
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    tone: globals['tone'] === 'informal' ? 'informal' : 'formal',
  }
}
