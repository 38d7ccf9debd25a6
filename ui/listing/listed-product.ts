import type { ProductCard } from '../../domain/catalogue/product-card.ts'
import { galleryImages } from '../../domain/product/gallery-images.ts'
import { productPath } from '../../domain/product/product-path.ts'
import type { Pack, ProductId } from '../../domain/product/product.ts'
import type { PricePerUnit } from '../../domain/pricing/pricing.ts'
import { shownPrice } from '../../domain/pricing/shown-price.ts'
import type { ShownPrice } from '../../domain/pricing/shown-price.ts'
import { shownRating } from '../../domain/rating/shown-rating.ts'
import type { ShownRating } from '../../domain/rating/shown-rating.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { cardStockBadge, type CardStockBadge } from '../../domain/catalogue/card-stock-badge.ts'

/** The data of a product card in one language, small enough to send sixty at a time. */
export type ListedProduct = {
  readonly id: ProductId
  readonly title: string
  readonly to: string
  readonly brand: string
  readonly categoryPath: string
  readonly image?: string
  readonly usage?: string
  readonly pack: Pick<Pack, 'label' | 'quantity' | 'unit'>
  readonly price: ShownPrice
  readonly pricePerUnit?: PricePerUnit
  readonly rating?: ShownRating
  readonly stock?: CardStockBadge
  readonly badge?: string
  readonly isDiscontinued: boolean
}

export const toListedProduct = (card: ProductCard, locale: Locale): ListedProduct => {
  const { product, price, pricePerUnit } = card
  const stock = cardStockBadge(card)
  const [picture] = galleryImages(product.gallery, 'desktop')
  const rating = shownRating(product.rating)
  const { label, quantity, unit } = product.pack
  return {
    id: product.id,
    title: inLocale(product.titles, locale),
    to: localePath(locale, productPath(product.id, inLocale(product.slugs, locale))),
    brand: product.brand,
    categoryPath: product.categoryPath,
    pack: { label, quantity, unit },
    price: shownPrice(price),
    isDiscontinued: product.discontinued,
    ...(picture === undefined ? {} : { image: picture.image }),
    ...(product.lensUsage === undefined ? {} : { usage: product.lensUsage }),
    ...(pricePerUnit === undefined ? {} : { pricePerUnit }),
    ...(rating === undefined ? {} : { rating }),
    ...(stock === undefined ? {} : { stock }),
    ...(product.badge === undefined ? {} : { badge: product.badge }),
  }
}
