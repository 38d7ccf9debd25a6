import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { BackOffice } from '../../application/contract/staff/staff.ts'
import type { ChannelPrice } from '../../application/contract/staff/products.ts'
import { readTypedAmount } from '../../domain/money/typed-amount.ts'
import type { BulkTier } from '../../domain/pricing/pricing.ts'
import { SALE_STOP_REASONS } from '../../domain/product/sale-stop.ts'
import { dayStart } from '../../domain/shop/day-start.ts'
import { STOCK_CHANGE_KINDS, STOCK_REASONS } from '../../domain/staff/change-stock.ts'
import type { Stock } from '../../domain/stock/stock.ts'
import { readTypedNumber } from '../../domain/whole-number.ts'
import { Instant } from '../commerce-api/values/day.codec.ts'
import { answer, flag, form, given, group, oneOf, optional, parsed, text, type Form, type Reader } from './form.ts'
import type { Pages, Typed } from './render.ts'

const INVALID_PACKS = { _tag: 'InvalidStockQuantity' } as const
const INVALID_PRICE = { _tag: 'InvalidPrice' } as const
/** The most rows read from a form; more than any price list has. */
const MOST_ROWS = 50
const QUANTITIES = { from: 0, to: 999_999 }

/** A signed whole number as people type it; the domain decides which are possible. */
const readPacks = (packs: string): number | undefined =>
  (/^[+\-−]?\d{1,7}$/.test(packs.trim()) ? Number(packs.trim().replace('−', '-')) : undefined)

const readInstant = (instant: string): Date | undefined => (E.isRight(Instant.decode(instant)) ? new Date(instant) : undefined)

const cents = ({ currency }: ChannelPrice): Reader<number> => parsed((amount) => readTypedAmount(amount, currency)?.cents, INVALID_PRICE)

/** The steps as typed, row by row; an empty row is skipped, a half-filled one is invalid. */
const steps = ({ currency }: ChannelPrice): Reader<readonly BulkTier[]> => (typed) =>
  pipe(
    Array.from({ length: MOST_ROWS }, (_, at) => ['packs', 'amount'].map((name) => typed.get(`step.${at}.${name}`)?.trim() ?? '')),
    (rows) => rows.filter((row) => row.join('') !== ''),
    E.traverseArray(([packs = '', amount = '']) => {
      const [quantity, money] = [readTypedNumber(packs, QUANTITIES), readTypedAmount(amount, currency)]
      return quantity === undefined || money === undefined ? E.left(INVALID_PRICE) : E.right({ quantity, cents: money.cents })
    }),
  )

/** The prices the form's page showed, so that a concurrent change is not overwritten. */
export const snapshotOf = ({ original, current, website, bulk }: ChannelPrice): string =>
  [original, current, website, ...bulk.flatMap(({ quantity, cents }) => [quantity, cents])].join(' ')

/** The stock the form's page showed: "12 yes" if there will be deliveries. */
const readStock = (shown: string): Stock | undefined => {
  const [onHand, deliveries] = shown.split(' ')
  const packs = readPacks(onHand ?? '')
  return packs === undefined ? undefined : { onHand: packs, stopOrder: deliveries === 'no' }
}

/** The forms on the page of a product. */
export const productForms = (
  backOffice: BackOffice, { id, articles: [article, ...others], prices }: Pages['product']['product'], typed: Typed,
): Readonly<Record<string, Form<void>>> => {
  const price = prices.find(({ entry: { priceChannel } }) => priceChannel === typed.get('priceChannel'))
  return {
    stock: form(backOffice.changeStock, {
      productId: given(id), option: parsed(() => (others.length > 0 ? undefined : article?.option)),
      read: parsed(readStock, INVALID_PACKS), reason: oneOf(STOCK_REASONS),
      change: group({ kind: oneOf(STOCK_CHANGE_KINDS), packs: parsed(readPacks, INVALID_PACKS), stopOrder: flag }),
    }),
    price: price === undefined ? () => TE.left(INVALID_PRICE) : form(backOffice.changePrice, {
      productId: given(id), from: optional(parsed(dayStart, INVALID_PRICE)),
      entry: group({
        priceChannel: text, currency: given(price.entry.currency), current: cents(price.entry), original: cents(price.entry),
        website: cents(price.entry), bulk: steps(price.entry),
      }),
      read: parsed((seen) => (seen === price.seen ? price.entry : undefined), { _tag: 'ChangedMeanwhile' }),
    }),
    unplan: form(backOffice.cancelPlannedPrice, { productId: given(id), priceChannel: text, from: parsed(readInstant) }),
    show: form(backOffice.setProductVisibility, { id: given(id), isActive: answer }),
    // A form without a reason must not resume the sale.
    'stop-sale': form(backOffice.stopSale, {
      id: given(id), reason: typed.has('reason') ? optional(oneOf(SALE_STOP_REASONS)) : oneOf(SALE_STOP_REASONS),
    }),
  }
}
