import type { CartLine } from '../../domain/cart/cart.ts'
import { groupLines } from '../../domain/cart/group-lines.ts'
import type { LineDelivery } from '../../domain/delivery/cart-delivery.ts'
import { productPath } from '../../domain/product/product-path.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { toLineData } from './line-data.ts'
import type { LineData } from './line-data.ts'

/** A product with its lines, right eye first, in one language. */
export type GroupData = {
  readonly productId: ProductId
  readonly title: string
  readonly brand: string
  readonly to: string
  /** The label of the pack, formatted when it is rendered: `6-Pack`, `2 × 360 ml`. */
  readonly pack: string
  readonly image?: string
  readonly lines: readonly LineData[]
}

export const toGroups = (
  lines: readonly CartLine[],
  locale: Locale,
  deliveries: readonly LineDelivery[] = [],
): readonly GroupData[] =>
  groupLines(lines).flatMap(({ productId, right, left, withoutEye }) => {
    const own = [...right, ...left, ...withoutEye]
    const [first] = own
    if (first === undefined) return []
    return [{
      productId,
      title: inLocale(first.titles, locale),
      brand: first.brand,
      to: localePath(locale, productPath(productId, inLocale(first.slugs, locale))),
      pack: first.packLabel,
      lines: own.map((line) => toLineData(line, locale, deliveries.find(({ lineId }) => lineId === line.id))),
      ...(first.image === undefined ? {} : { image: first.image }),
    }]
  })
