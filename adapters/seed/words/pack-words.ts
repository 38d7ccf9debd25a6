import type { Pack } from '../../../domain/product/product.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

const LENSES: { readonly [locale in Locale]: string } = { de: 'linsen', en: 'lenses', fr: 'lentilles', it: 'lenti' }
const PIECES: { readonly [locale in Locale]: string } = { de: 'stueck', en: 'pieces', fr: 'pieces', it: 'pezzi' }

/** The part of an address that names the pack size: `6-linsen`, `2-x-360-ml`; a single piece has none. */
export const packWords = (pack: Pack, locale: Locale): string => {
  if (pack.quantity === 1) return ''
  if (pack.unit === 'lens') return `${pack.quantity} ${LENSES[locale]}`
  if (pack.unit === 'ml' || pack.unit === 'g') {
    return `${pack.items === 1 ? '' : `${pack.items} x `}${pack.contentPerItem} ${pack.unit}`
  }
  return `${pack.quantity} ${PIECES[locale]}`
}
