import * as E from 'fp-ts/lib/Either.js'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { AddToCart } from '../../application/storefront/cart/add-to-cart.ts'
import { ChangeCart } from '../../application/storefront/cart/change-cart.ts'
import { ChangeLineQuantity } from '../../application/storefront/cart/change-line-quantity.ts'
import { EnterCart } from '../../application/storefront/cart/enter-cart.ts'
import { OptOutOfGifts } from '../../application/storefront/cart/opt-out-of-gifts.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { clampQuantity } from '../../domain/quantity/quantity.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import type { Message } from '../messages/message.ts'
import { refusalMessage } from '../messages/refusal-message.ts'
import { popularLenses } from '../content/popular-lenses.ts'
import type { ListedProduct } from '../listing/listed-product.ts'
import { PRIVATE_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { loadRecommendation } from '../recommendation/load-recommendation.ts'
import { sentRecommendation } from '../recommendation/recommended-item.ts'
import { alreadyOrdered } from './already-ordered.ts'
import { toCartData } from './cart-data.ts'
import { loadDelivery } from './cart-delivery.ts'
import type { CartExtras } from './use-cart-extras.ts'
import { loadEstimate, type ShippingEstimate } from './shipping-estimate.ts'
import { changeCode, codeOf, isCodeChange } from '../coupon/code-change.ts'
import type { CodeChange } from '../coupon/code-change.ts'
import type { Codes } from '../coupon/codes.ts'
import { codeProblem } from '../coupon/code-problem.ts'
import { failureStatus } from '../form/form-reply.ts'
import { readFields } from '../form/typed-fields.ts'

type LoadedExtras = CartExtras & {
  readonly estimate?: ShippingEstimate
  /** Suggestions for an empty cart. */
  readonly popular?: readonly ListedProduct[]
}

/** Optional data beside a cart; it never prevents the cart from being shown. */
const loadExtras = async (injector: Injector, cart: Cart | undefined, address: URL, locale: Locale): Promise<LoadedExtras> => {
  if (cart === undefined || cart.lines.length === 0) return omitUndefined({ popular: await popularLenses(injector, locale) })
  const [delivery, recommendation, estimate] = await Promise.all([
    loadDelivery(injector, cart),
    loadRecommendation(injector, cart, locale),
    loadEstimate(injector, cart, { address, locale }),
  ])
  return omitUndefined({ delivery, recommendation, estimate })
}

/** The visitor's cart; with `?country=` also a shipping estimate. A cart that was just ordered redirects to its order. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const entered = await injector.get(EnterCart)()()
  if (E.isLeft(entered)) throw routeError(entered.left)
  const locale = requestLocale(request)
  const { cart: current, became, lastOrder } = entered.right
  if (became !== undefined) throw redirect(alreadyOrdered(locale, became))
  const extras = await loadExtras(injector, current, new URL(request.url), locale)
  const cart = toCartData(current, locale, injector.get(CurrentShop), extras.delivery)
  const orderPath = lastOrder && localePath(locale, `/checkout/thank-you/${lastOrder}`)
  return data({ ...omitUndefined({ cart, orderPath }), ...extras }, { headers: PRIVATE_PAGE })
}

/** The reply to a refused change: the line and the reason. */
type CartReply = {
  readonly problems: { readonly [lineId: string]: Message }
  /** Why a voucher or a miles number was refused. */
  readonly refused?: Codes['refused']
}

type Fields = { readonly [name: string]: string }

const applyChange = (injector: Injector, lineId: string, fields: Fields, locale: Locale) => {
  const { intent } = fields
  const recommended = intent === 'addRecommended' ? sentRecommendation(fields, injector.get(CurrentShop)) : undefined
  if (recommended !== undefined) return injector.get(AddToCart)([recommended], locale)
  if (intent === 'declineTrials') return injector.get(OptOutOfGifts)()
  return intent === 'remove'
    ? injector.get(ChangeCart)((token) => injector.get(Shop).cart.removeFromCart({ token, itemId: lineId }))
    : injector.get(ChangeLineQuantity)(lineId, clampQuantity(fields['quantity'], Number.MAX_SAFE_INTEGER))
}

/** Only these two return addresses exist; anything else is the cart. */
const returnPath = (backTo: string | undefined, locale: Locale): string =>
  localePath(locale, backTo === 'payment' ? '/checkout/payment' : '/cart')

const withCode = async (injector: Injector, change: CodeChange, fields: Fields, locale: Locale) => {
  const typed = fields['code'] ?? ''
  const result = await changeCode(injector, change, typed)()
  if (E.isRight(result)) return redirect(returnPath(fields['backTo'], locale))
  const refused = { [codeOf(change)]: { typed: typed.slice(0, 60), problem: codeProblem(change, result.left, locale) } }
  const reply: CartReply = { problems: {}, refused }
  return data(reply, { status: failureStatus(result.left), headers: PRIVATE_PAGE })
}

/**
 * `update` sets the quantity of a line, `remove` removes it, `declineTrials` removes trials permanently, `addRecommended` adds a
 * recommended product. A refusal is shown beside its line.
 */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const locale = requestLocale(request)
  const fields = readFields(await request.formData())
  const { intent } = fields
  if (isCodeChange(intent)) return await withCode(context.get(injectorContext), intent, fields, locale)
  const lineId = fields['lineId'] ?? ''
  const result = await applyChange(context.get(injectorContext), lineId, fields, locale)()
  if (E.isRight(result)) return redirect(localePath(locale, '/cart'))
  const reply: CartReply = { problems: { [lineId]: refusalMessage(result.left, locale) } }
  return data(reply, { status: failureStatus(result.left), headers: PRIVATE_PAGE })
}

export { CartPage as Component } from './CartPage.tsx'
