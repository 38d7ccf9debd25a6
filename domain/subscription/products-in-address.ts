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

/** Goods as they go into a cart, without a campaign. */
export type ProductSubscriptionInput = Pick<LineInput, 'productId' | 'eye' | 'option' | 'quantity'>

const textOf = (
  { productId, eye, quantity, option }: Omit<ProductSubscriptionInput, 'quantity'> & { readonly quantity: number },
): string =>
  new URLSearchParams(Object.entries({ product: productId, ...(eye === undefined ? {} : { eye }), quantity, ...option })
    .map(([name, value]) => [name, String(value)])).toString()

/** The page on which goods become a subscription, with the goods in its address: whoever signs in first comes back to them. */
export const subscriptionPath = (locale: Locale, goods: readonly Parameters<typeof textOf>[0][]): string =>
  localePath(locale, `/my-account/subscribe?${new URLSearchParams(goods.map((one) => ['item', textOf(one)]))}`)

/** The same for what lies in a cart; a gift alone is never delivered again. */
export const cartSubscriptionPath = (locale: Locale, lines: readonly CartLine[]): string | undefined => {
  const bought = boughtLines(lines)
  return bought.length === 0 ? undefined : subscriptionPath(locale, bought)
}

/** More than a cart holds. */
const MOST = 50

const optionIn = (named: URLSearchParams): LensOption | undefined => {
  const option: { -readonly [key in keyof LensOption]: LensOption[key] } = {}
  for (const [key, text] of named) {
    if (!isOptionKey(key)) continue
    const value = readOptionValue(key, text)
    if (E.isLeft(value)) return undefined
    option[key] = value.right
  }
  return option
}

const goodsOf = (text: string): ProductSubscriptionInput | undefined => {
  const named = new URLSearchParams(text)
  const productId = makeProductId(named.get('product') ?? '')
  const quantity = makeQuantity(Number(named.get('quantity')), Number.MAX_SAFE_INTEGER)
  const option = optionIn(named)
  const eye = EYES.find((one) => one === named.get('eye'))
  if (E.isLeft(productId) || E.isLeft(quantity) || option === undefined) return undefined
  return { productId: productId.right, quantity: quantity.right, option, ...omitUndefined({ eye }) }
}

/** The goods an address names, as `subscriptionPath` wrote them; none where one of them cannot be read. */
export const productsInAddress = ({ searchParams }: URL): readonly ProductSubscriptionInput[] => {
  const goods = searchParams.getAll('item').slice(0, MOST).map(goodsOf)
  const read = goods.flatMap((one) => one ?? [])
  return read.length === goods.length ? read : []
}
