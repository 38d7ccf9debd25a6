import * as E from 'fp-ts/lib/Either.js'
import type { ChannelPrice, PriceInput, StaffProduct } from '../../application/contract/staff/products.ts'
import { makeMoney } from '../../domain/money/money.ts'
import { readTypedAmount } from '../../domain/money/typed-amount.ts'
import type { BulkTier } from '../../domain/pricing/pricing.ts'
import { dayStart } from '../../domain/shop/day-start.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { readTypedNumber } from '../../domain/whole-number.ts'
import type { Typed } from './render.ts'

const AMOUNTS = ['current', 'original', 'website'] as const
/** The most rows read from a form; more than any price list has. */
const MOST_ROWS = 50
const QUANTITIES = { from: 0, to: 999_999 }

/** The steps as typed, row by row; an empty row is skipped, a half-filled one is invalid. */
const typedSteps = (typed: Typed, { currency }: ChannelPrice): readonly BulkTier[] | undefined => {
  const fieldsOf = (at: number) => ['packs', 'amount'].map((name) => typed.get(`step.${at}.${name}`)?.trim() ?? '')
  const steps = Array.from({ length: MOST_ROWS }, (_, at) => fieldsOf(at))
    .filter((row) => row.join('') !== '')
    .map(([packs = '', amount = '']) => {
      const [quantity, money] = [readTypedNumber(packs, QUANTITIES), readTypedAmount(amount, currency)]
      return quantity === undefined || money === undefined ? undefined : { quantity, cents: money.cents }
    })
  return steps.includes(undefined) ? undefined : steps.filter((step) => step !== undefined)
}

/** The prices the form's page showed, so that a concurrent change is not overwritten. */
export const snapshotOf = ({ original, current, website, bulk }: ChannelPrice): string =>
  [original, current, website, ...bulk.flatMap(({ quantity, cents }) => [quantity, cents])].join(' ')

const readSnapshot = (text: string, entry: ChannelPrice): ChannelPrice | undefined => {
  const numbers = text.split(' ').map(Number)
  const [original = Number.NaN, current = Number.NaN, website = Number.NaN, ...steps] = numbers
  if (numbers.some((one) => E.isLeft(makeMoney(one, entry.currency))) || steps.length % 2 !== 0) return undefined
  const bulk = steps.flatMap((quantity, at) => (at % 2 === 0 ? [{ quantity, cents: steps[at + 1] ?? 0 }] : []))
  return { ...entry, original, current, website, bulk }
}

/** A price as typed into the form of its channel; `undefined` if it is invalid. */
export const typedPrice = (typed: Typed, { id: productId, prices }: StaffProduct): PriceInput | undefined => {
  const entry = prices.find(({ priceChannel }) => priceChannel === typed.get('channel'))
  if (entry === undefined) return undefined
  const [current, original, website] = AMOUNTS.map((name) => readTypedAmount(typed.get(name) ?? '', entry.currency)?.cents)
  const [bulk, day] = [typedSteps(typed, entry), typed.get('from') ?? '']
  const [read, from] = [readSnapshot(typed.get('seen') ?? '', entry), day === '' ? undefined : dayStart(day)]
  if (current === undefined || original === undefined || website === undefined) return undefined
  if (bulk === undefined || read === undefined) return undefined
  return day !== '' && from === undefined
    ? undefined
    : { productId, entry: { ...entry, current, original, website, bulk }, read, ...omitUndefined({ from }) }
}
