import * as E from 'fp-ts/lib/Either.js'
import type { PriceWish } from '../../application/commerce/staff/change-price.ts'
import type { PlannedPrice } from '../../application/commerce/staff/goods-finder.port.ts'
import { formatMoney, toMajorUnits } from '../../domain/money/money-format.ts'
import { makeMoney } from '../../domain/money/money.ts'
import { priceAmount } from '../../domain/pricing/price-amount.ts'
import type { BulkTier, PriceEntry } from '../../domain/pricing/pricing.ts'
import { dayStart } from '../../domain/shop/day-start.ts'
import { withoutAbsent } from '../../domain/without-absent.ts'
import type { DeskWords } from './desk-words.ts'
import { actForm, card, field, hidden, typedOr, type Typed } from './fields.ts'
import { html, type Html } from './html.ts'
import { typedAmount } from './read-act.ts'

const AMOUNTS = ['current', 'original', 'website'] as const
const STEP = /^(\d{1,6}):([\d.,’']+)$/

const typedSteps = (text: string, { currency }: PriceEntry): readonly BulkTier[] | undefined => {
  const steps = text.trim().split(/\s+/).filter((one) => one !== '').map((one) => {
    const [, quantity, amount = ''] = STEP.exec(one) ?? []
    const cents = typedAmount(amount, currency)?.cents
    return quantity === undefined || cents === undefined ? undefined : { quantity: Number(quantity), cents }
  })
  return steps.includes(undefined) ? undefined : steps.filter((step) => step !== undefined)
}

const major = ({ currency }: PriceEntry, cents: number): string => toMajorUnits(priceAmount(cents, currency))
const writtenSteps = (entry: PriceEntry): string =>
  entry.bulk.map(({ quantity, cents }) => `${quantity}:${major(entry, cents)}`).join(' ')

/** What the form's page showed, so that a change of somebody else is not overwritten. */
const seen = ({ original, current, website, bulk }: PriceEntry): string =>
  [original, current, website, ...bulk.flatMap(({ quantity, cents }) => [quantity, cents])].join(' ')

const seenAs = (text: string, entry: PriceEntry): PriceEntry | undefined => {
  const numbers = text.split(' ').map(Number)
  const [original = Number.NaN, current = Number.NaN, website = Number.NaN, ...steps] = numbers
  if (numbers.some((one) => E.isLeft(makeMoney(one, entry.currency))) || steps.length % 2 !== 0) return undefined
  const bulk = steps.flatMap((quantity, at) => (at % 2 === 0 ? [{ quantity, cents: steps[at + 1] ?? 0 }] : []))
  return { ...entry, original, current, website, bulk }
}

/** A price as it was typed into the form of its channel; `undefined` for what is none. */
export const typedPrice = (typed: Typed, known: readonly PriceEntry[]): PriceWish | undefined => {
  const entry = known.find(({ priceChannel }) => priceChannel === typed.get('channel'))
  if (entry === undefined) return undefined
  const [current, original, website] = AMOUNTS.map((name) => typedAmount(typed.get(name) ?? '', entry.currency)?.cents)
  const [bulk, day] = [typedSteps(typed.get('bulk') ?? '', entry), typed.get('from') ?? '']
  const [read, from] = [seenAs(typed.get('seen') ?? '', entry), day === '' ? undefined : dayStart(day)?.toISOString()]
  if (current === undefined || original === undefined || website === undefined) return undefined
  if (bulk === undefined || read === undefined) return undefined
  return day !== '' && from === undefined
    ? undefined
    : { entry: { ...entry, current, original, website, bulk }, read, ...withoutAbsent({ from }) }
}

export const priceForm = ({ say }: DeskWords, entry: PriceEntry, typed: Typed): Html => {
  const { priceChannel } = entry
  const isThis = typed.get('act') === 'price' && typed.get('channel') === priceChannel
  const amount = (name: (typeof AMOUNTS)[number]): Html => field({
    label: `${say(`desk.price.${name}`)} (${entry.currency})`, name, isRequired: true, more: html`inputmode="decimal"`,
    value: typedOr(typed, isThis, name, major(entry, entry[name])),
  })
  const fields = html`${hidden('channel', priceChannel)}${hidden('seen', seen(entry))}${AMOUNTS.map(amount)}
${field({ label: say('desk.price.bulk'), name: 'bulk', value: typedOr(typed, isThis, 'bulk', writtenSteps(entry)) })}
${field({ label: say('desk.price.from'), name: 'from', type: 'date', value: typedOr(typed, isThis, 'from', '') })}`
  return html`<details${isThis && html` open`}><summary>${say('desk.price_change', { channel: priceChannel })}</summary>${
    actForm('price', say('desk.change'), fields)}</details>`
}

const amountsOf = (entry: PriceEntry): string =>
  [formatMoney(priceAmount(entry.current, entry.currency)), writtenSteps(entry)].filter((text) => text !== '').join(', ')

export const priceRows = ({ say }: DeskWords, prices: readonly PriceEntry[]): Html => html`<dl>${prices.map((entry) =>
  html`<dt>${entry.priceChannel}</dt><dd>${amountsOf(entry)}<br><span class="soft">${say('desk.price.original')} ${
    formatMoney(priceAmount(entry.original, entry.currency))}, ${say('desk.price.website')} ${
    formatMoney(priceAmount(entry.website, entry.currency))}</span></dd>`)}</dl>`

export const plannedPrices = ({ say, moment }: DeskWords, planned: readonly PlannedPrice[], mayChange: boolean): Html | undefined =>
  planned.length === 0 ? undefined : card(say('desk.planned'), html`<ul class="plain">${planned.map(({ entry, from }) =>
    html`<li>${moment(from)}, ${entry.priceChannel}: ${amountsOf(entry)} ${mayChange && actForm('unplan', say('desk.unplan'), html`
${hidden('channel', entry.priceChannel)}${hidden('from', from)}`, 'quiet')}</li>`)}</ul>`)
