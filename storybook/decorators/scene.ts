import { isBrandChannel, toneOf } from '../../domain/shop/brand-channel.ts'
import type { BrandChannel, Tone } from '../../domain/shop/brand-channel.ts'
import { DEFAULT_LOCALE, isLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'

export type Scene = { readonly brand: BrandChannel; readonly locale: Locale; readonly tone: Tone }

/** The settings of the toolbar; the tone is the brand's unless it is set there. */
export const readScene = (globals: Readonly<Record<string, unknown>>): Scene => {
  const [name, locale, tone] = [String(globals['brand']), String(globals['locale']), globals['tone']]
  const brand = isBrandChannel(name) ? name : 'iris'
  return {
    brand,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    tone: tone === 'formal' || tone === 'informal' ? tone : toneOf(brand),
  }
}
