import * as E from 'fp-ts/lib/Either.js'
import type { StockRow } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { allowedValues } from '../../../domain/prescription/allowed-values.ts'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import { evenNumber } from './even-number.ts'
import { popularOptions } from './popular-options.ts'

/** Variants that are always in stock: the pair of lenses of the first purchase. */
const ALWAYS_IN_STOCK: readonly { readonly group: string; readonly option: LensOption }[] = [
  { group: 'biofinity', option: { sphere: -3 } },
  { group: 'biofinity-toric', option: { sphere: -2.25, cylinder: -1.25, axis: 90 } },
]
const PLENTY = 240

const isAlwaysInStock = (product: Product, option: LensOption): boolean =>
  ALWAYS_IN_STOCK.some((entry) => entry.group === product.group.key &&
    OPTION_KEYS.every((key) => entry.option[key] === undefined || entry.option[key] === option[key]))

/** Out of a thousand variants, how many have no stock, negative stock, a few, some or many units. */
const onHandOf = (number: number): number => {
  if (number < 70) return 0
  if (number < 80) return -(number % 4) - 1
  if (number < 230) return 1 + (number % 3)
  if (number < 480) return 4 + (number % 7)
  return 11 + (number % 80)
}

const stockOf = (product: Product, variant: Variant): Stock => {
  if (isAlwaysInStock(product, variant.option)) return { onHand: PLENTY, stopOrder: false }
  const onHand = onHandOf(evenNumber(variant.id))
  return product.discontinued
    ? { onHand: Math.max(0, onHand) % 5, stopOrder: true }
    : { onHand, stopOrder: evenNumber(`stop ${variant.id}`) < 25 }
}

const variantsOf = (product: Product): readonly Variant[] =>
  popularOptions(product, allowedValues(product.space, {})).flatMap((option) => {
    const variant = makeVariant(product, option)
    return E.isRight(variant) ? [variant.right] : []
  })

/** The stock: of current products the popular values, of discontinued ones what is left. Always the same. */
export const demoStock = (products: readonly Product[]): readonly StockRow[] =>
  products
    .filter(({ supply }) => supply.availability === 'stock')
    .flatMap((product) => variantsOf(product).map((variant) => ({ variant, stock: stockOf(product, variant) })))
