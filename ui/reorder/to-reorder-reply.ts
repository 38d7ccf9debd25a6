import type { Reordered, ReorderedCard } from '../../application/storefront/reorder/reorder.ts'
import { productPath } from '../../domain/product/product-path.ts'
import { reorderNotices } from '../../domain/reorder/reorder-notices.ts'
import { homePath, inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import type { NamedProduct, ReorderReply } from './reorder-reply.ts'

/** Where each outcome leads; the checkout finds its own step and stays a reorder on the way (decisions A26 and A27). */
const onward = (destination: 'address' | 'checkout', locale: Locale): string =>
  destination === 'address'
    ? `${localePath(locale, '/checkout/address')}?isReorder=true`
    : `${localePath(locale, '/checkout')}?isReorder=true#reorder`

const named = (locale: Locale) => ({ product: { id, titles, slugs } }: ReorderedCard): NamedProduct => ({
  title: inLocale(titles, locale),
  path: localePath(locale, productPath(id, inLocale(slugs, locale))),
})

/** Straight on where there is nothing to tell; else what to tell first. */
export const toReorderReply = (reordered: Reordered, locale: Locale): ReorderReply | { readonly redirect: string } => {
  const { destination, result, cards } = reordered
  if (destination === 'home') return { redirect: `${homePath(locale)}#reorder-not-possible` }
  if (destination === 'stay') return { failure: refusalMessage({ _tag: 'ReorderNotPossible' }, locale) }
  const notices = reorderNotices(result)
  if (notices.length === 0 && result.couponRefusal === undefined) return { redirect: onward(destination, locale) }
  const found = result.foundNonReorderableProducts
  return {
    onward: onward(destination, locale),
    cart: localePath(locale, '/cart'),
    notices,
    unavailable: cards.filter(({ product }) => found.includes(product.id)).map(named(locale)),
    successors: cards.filter(({ product }) => !found.includes(product.id)).map(named(locale)),
    ...(result.couponRefusal === undefined ? {} : { coupon: refusalMessage(result.couponRefusal, locale) }),
  }
}
