import * as E from 'fp-ts/lib/Either.js'
import { CURRENCIES, type Currency } from '../../domain/money/currency.ts'
import { makeProductId, type ProductId } from '../../domain/product/product.ts'
import type { BulkTier, PriceEntry } from '../../domain/pricing/pricing.ts'
import { amountIn, textIn, type Cell } from './cells.ts'
import type { ReadFile } from './file-fault.ts'
import { readRows } from './read-rows.ts'

export const PRICE_COLUMNS = ['product_id', 'price_channel', 'currency', 'original', 'current', 'website', 'bulk'] as const

export const productIn = (text: string): Cell<ProductId> => {
  const id = makeProductId(text)
  return E.isLeft(id) ? { problem: `is not a product id: "${text}"` } : { value: id.right }
}

const currencyIn = (text: string): Cell<Currency> => {
  const value = CURRENCIES.find((one) => one === text)
  return value === undefined ? { problem: `must be one of ${CURRENCIES.join(', ')}: "${text}"` } : { value }
}

/** `3:11.90 6:10.90`: from three packs on one costs 11.90, from six on 10.90. */
const bulkIn = (text: string): Cell<readonly BulkTier[]> => {
  const tiers = text.split(/\s+/).filter((one) => one !== '').map((one): BulkTier | undefined => {
    const [quantity = '', amount = ''] = one.split(':')
    const cents = amountIn(amount)
    return /^\d{1,4}$/.test(quantity) && 'value' in cents ? { quantity: Number(quantity), cents: cents.value } : undefined
  })
  const value = tiers.filter((tier) => tier !== undefined)
  return value.length < tiers.length ? { problem: `must be quantities with prices such as 3:11.90 6:10.90: "${text}"` } : { value }
}

/** A price feed: amounts with two decimals, one line for each product and price channel. */
export const readPrices = (text: string): ReadFile<PriceEntry> =>
  readRows(text, PRICE_COLUMNS, (read) => ({
    productId: read('product_id', productIn),
    priceChannel: read('price_channel', textIn),
    currency: read('currency', currencyIn),
    original: read('original', amountIn),
    current: read('current', amountIn),
    website: read('website', amountIn),
    bulk: read('bulk', bulkIn),
  }))
