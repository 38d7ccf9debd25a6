import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { multiplyMoney, sumMoney } from '../../../domain/money/money-arithmetic.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { unitPriceFor } from '../../../domain/pricing/unit-price.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import type { ShownSubscription, ShownSubscriptionItem } from '../../../domain/subscription/shown-subscription.ts'
import type { Subscription } from '../../../domain/subscription/subscription.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { lineDetails } from '../mail/order-mail-content.ts'
import { currentPrices, type PriceDeps } from '../pricing/current-prices.ts'
import { availableShippingMethods, type ShippingDeps } from './available-shipping-methods.ts'

export type ShowDeps = PriceDeps & ShippingDeps & { readonly mailTexts: MailTexts }

type SubscribedLines = Pick<Subscription, 'lines' | 'brandChannel'>

/** Today's total of its items; `undefined` if one of them is not for sale. */
const totalOf = ({ lines }: SubscribedLines, entries: readonly PriceEntry[]): Money | undefined => {
  const packs = (productId: number): number =>
    lines.filter((line) => line.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0)
  const prices = lines.flatMap(({ productId, quantity }) => {
    const entry = entries.find((price) => price.productId === productId && price.current > 0)
    return entry === undefined ? [] : [multiplyMoney(unitPriceFor(entry, packs(productId)).current, quantity)]
  })
  const [first] = prices
  return first === undefined || prices.length < lines.length ? undefined : sumMoney(prices, first.currency)
}

export const productsTotal = (
  deps: PriceDeps & Pick<ShowDeps, 'register'>, subscription: SubscribedLines,
): TE.TaskEither<ServiceUnavailable, Money | undefined> =>
  pipe(
    currentPrices(deps)({
      productIds: [...new Set(subscription.lines.map(({ productId }) => productId))],
      priceChannel: deps.register.settings(subscription.brandChannel).priceChannel,
      fks: [],
    }),
    TE.map((entries) => totalOf(subscription, entries)),
  )

/** As printed on the box, in the reader's language. */
export const toShownItems = (
  { mailTexts, register }: Pick<ShowDeps, 'mailTexts' | 'register'>, { lines, brandChannel }: SubscribedLines, locale: Locale,
): readonly ShownSubscriptionItem[] => {
  const say = mailTexts(locale, register.settings(brandChannel).tone)
  return lines.map((line) => ({
    id: line.id, quantity: line.quantity, productId: line.productId, option: line.option, ...omitUndefined({ eye: line.eye }),
    variantRepresentation: [inLocale(line.titles, locale), ...lineDetails(line, locale, say)].join(', '),
  }))
}

/** In the reader's language, at today's prices. */
export const toShownSubscription =
  (deps: ShowDeps, locale: Locale) =>
  (subscription: Subscription): TE.TaskEither<ServiceUnavailable, ShownSubscription> => {
    const {
      accountId: _owner, notifiedFor: _notifiedDay, tries: _tries, orderToken: _order, brandChannel,
      locale: _ordered, lines: _lines, ...shown
    } = subscription
    const items = toShownItems(deps, subscription, locale)
    return pipe(
      productsTotal(deps, subscription),
      TE.bindTo('total'),
      TE.bind('shippingOptions', ({ total }) => availableShippingMethods(deps, brandChannel)(subscription, total)),
      TE.map(({ total, shippingOptions }) => ({ ...shown, items, shippingOptions, ...omitUndefined({ productsTotal: total }) })),
    )
  }
