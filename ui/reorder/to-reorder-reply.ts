import type { Reordered, ReorderedCard } from '../../application/storefront/reorder/reorder.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { productPath } from '../../domain/product/product-path.ts'
import { reorderNotices } from '../../domain/reorder/reorder-notices.ts'
import { homePath, inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import type { NamedProduct, ReorderReply } from './reorder-reply.ts'

/** The target of each outcome; the checkout finds its own step and stays a reorder (decisions A26 and A27). */
const onward = (destination: 'address' | 'checkout', locale: Locale): string =>
  destination === 'address'
    ? `${localePath(locale, '/checkout/address')}?isReorder=true`
    : `${localePath(locale, '/checkout')}?isReorder=true#reorder`

/** Products with names; unknown ones are left out. */
const productsById = (cards: readonly ReorderedCard[], locale: Locale) => (id: ProductId): readonly NamedProduct[] =>
  cards.filter(({ product }) => product.id === id).map(({ product: { titles, slugs } }) => ({
    title: inLocale(titles, locale),
    path: localePath(locale, productPath(id, inLocale(slugs, locale))),
  }))

/** A redirect if there is nothing to show, otherwise what to show first. */
export const toReorderReply = (reordered: Reordered, locale: Locale): ReorderReply | { readonly redirect: string } => {
  const { destination, result, cards } = reordered
  if (destination === 'home') return { redirect: `${homePath(locale)}#reorder-not-possible` }
  if (destination === 'stay') return { failure: refusalMessage({ _tag: 'ReorderNotPossible' }, locale) }
  const notices = reorderNotices(result)
  if (notices.length === 0 && result.couponRefusal === undefined) return { redirect: onward(destination, locale) }
  const name = productsById(cards, locale)
  const successors = [...new Set(result.notReorderable.flatMap(({ successorId }) => successorId ?? []))]
  return {
    onward: onward(destination, locale),
    cart: localePath(locale, '/cart'),
    notices,
    replaced: result.switchedProducts.flatMap(({ from, to }) =>
      name(from).flatMap((removed) => name(to).map((added) => ({ from: removed, to: added }))),
    ),
    unavailable: result.foundNonReorderableProducts.flatMap(name),
    successors: successors.flatMap(name),
    ...(result.couponRefusal === undefined ? {} : { coupon: refusalMessage(result.couponRefusal, locale) }),
  }
}
