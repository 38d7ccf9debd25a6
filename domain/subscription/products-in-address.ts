import * as E from 'fp-ts/lib/Either.js'
import type { CartLine, LineInput } from '../cart/cart.ts'
import { EYES, isOptionKey, type LensOption } from '../prescription/lens-option.ts'
import { readOptionValue } from '../prescription/read-option-value.ts'
import { boughtLines } from '../product/gift-line.ts'
import { makeProductId } from '../product/product.ts'
import { makeQuantity } from '../quantity/quantity.ts'
import { localePath } from '../shop/localized-path.ts'
import type { Locale } from '../shop/locale.ts'
import { omitUndefined } from '../omit-undefined.ts'

/** An item of a subscription, without a campaign. */
export type ProductSubscriptionInput = Pick<LineInput, 'productId' | 'eye' | 'option' | 'quantity'>

const itemText = (
  { productId, eye, quantity, option }: Omit<ProductSubscriptionInput, 'quantity'> & { readonly quantity: number },
): string =>
  new URLSearchParams(Object.entries({ product: productId, ...(eye === undefined ? {} : { eye }), quantity, ...option })
    .map(([name, value]) => [name, String(value)])).toString()

/** The page that starts a subscription, with the items in its URL, so that they are kept through a sign-in. */
export const subscriptionPath = (locale: Locale, items: readonly Parameters<typeof itemText>[0][]): string =>
  localePath(locale, `/my-account/subscribe?${new URLSearchParams(items.map((one) => ['item', itemText(one)]))}`)

/** The same for the lines of a cart; gifts are left out. */
export const cartSubscriptionPath = (locale: Locale, lines: readonly CartLine[]): string | undefined => {
  const bought = boughtLines(lines)
  return bought.length === 0 ? undefined : subscriptionPath(locale, bought)
}

/** More than a cart contains. */
const MAX_ITEMS = 50

const optionIn = (parameters: URLSearchParams): LensOption | undefined => {
  const option: { -readonly [key in keyof LensOption]: LensOption[key] } = {}
  for (const [key, text] of parameters) {
    if (!isOptionKey(key)) continue
    const value = readOptionValue(key, text)
    if (E.isLeft(value)) return undefined
    option[key] = value.right
  }
  return option
}

const itemOf = (text: string): ProductSubscriptionInput | undefined => {
  const parameters = new URLSearchParams(text)
  const productId = makeProductId(parameters.get('product') ?? '')
  const quantity = makeQuantity(Number(parameters.get('quantity')), Number.MAX_SAFE_INTEGER)
  const option = optionIn(parameters)
  const eye = EYES.find((side) => side === parameters.get('eye'))
  if (E.isLeft(productId) || E.isLeft(quantity) || option === undefined) return undefined
  return { productId: productId.right, quantity: quantity.right, option, ...omitUndefined({ eye }) }
}

/** The items in a URL of `subscriptionPath`; none if one of them is invalid. */
export const productsInAddress = ({ searchParams }: URL): readonly ProductSubscriptionInput[] => {
  const items = searchParams.getAll('item').slice(0, MAX_ITEMS).map(itemOf)
  const read = items.flatMap((item) => item ?? [])
  return read.length === items.length ? read : []
}
