import * as E from 'fp-ts/lib/Either.js'
import type { PriceInput } from '../../application/commerce/staff/change-price.ts'
import type { PlannedPrice } from '../../application/commerce/staff/product-finder.port.ts'
import { formatMoney, toMajorUnits } from '../../domain/money/money-format.ts'
import { makeMoney } from '../../domain/money/money.ts'
import { priceAmount } from '../../domain/pricing/price-amount.ts'
import type { BulkTier, PriceEntry } from '../../domain/pricing/pricing.ts'
import { dayStart } from '../../domain/shop/day-start.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'
import { actionForm, card, field, hidden, typedOr, type Typed } from './fields.ts'
import { html, type Html } from './html.ts'
import { typedAmount } from './read-act.ts'

const AMOUNTS = ['current', 'original', 'website'] as const
/** Actions whose result the name of the button does not explain. */
const EXPLAINED = { original: 'back_office.price.original_help', website: 'back_office.price.website_help' } as const
/** Empty rows below the existing steps. */
const SPARE = 2
/** The most rows read from a form; more than any price list has. */
const MOST_ROWS = 50

const rowOf = (at: number) => ({ packs: `step.${at}.packs`, amount: `step.${at}.amount` })

/** The steps as typed, row by row; an empty row is skipped, a half-filled one is invalid. */
const typedSteps = (typed: Typed, { currency }: PriceEntry): readonly BulkTier[] | undefined => {
  const steps = Array.from({ length: MOST_ROWS }, (_, at) => {
    const names = rowOf(at)
    return { packs: typed.get(names.packs)?.trim() ?? '', amount: typed.get(names.amount)?.trim() ?? '' }
  }).filter(({ packs, amount }) => `${packs}${amount}` !== '').map(({ packs, amount }) => {
    const cents = typedAmount(amount, currency)?.cents
    return /^\d{1,6}$/.test(packs) && cents !== undefined ? { quantity: Number(packs), cents } : undefined
  })
  return steps.includes(undefined) ? undefined : steps.filter((step) => step !== undefined)
}

const major = ({ currency }: PriceEntry, cents: number): string => toMajorUnits(priceAmount(cents, currency))

/** The prices the form's page showed, so that a concurrent change is not overwritten. */
const snapshotOf = ({ original, current, website, bulk }: PriceEntry): string =>
  [original, current, website, ...bulk.flatMap(({ quantity, cents }) => [quantity, cents])].join(' ')

const readSnapshot = (text: string, entry: PriceEntry): PriceEntry | undefined => {
  const numbers = text.split(' ').map(Number)
  const [original = Number.NaN, current = Number.NaN, website = Number.NaN, ...steps] = numbers
  if (numbers.some((one) => E.isLeft(makeMoney(one, entry.currency))) || steps.length % 2 !== 0) return undefined
  const bulk = steps.flatMap((quantity, at) => (at % 2 === 0 ? [{ quantity, cents: steps[at + 1] ?? 0 }] : []))
  return { ...entry, original, current, website, bulk }
}

/** A price as typed into the form of its channel; `undefined` if it is invalid. */
export const typedPrice = (typed: Typed, entries: readonly PriceEntry[]): PriceInput | undefined => {
  const entry = entries.find(({ priceChannel }) => priceChannel === typed.get('channel'))
  if (entry === undefined) return undefined
  const [current, original, website] = AMOUNTS.map((name) => typedAmount(typed.get(name) ?? '', entry.currency)?.cents)
  const [bulk, day] = [typedSteps(typed, entry), typed.get('from') ?? '']
  const [read, from] = [readSnapshot(typed.get('seen') ?? '', entry), day === '' ? undefined : dayStart(day)?.toISOString()]
  if (current === undefined || original === undefined || website === undefined) return undefined
  if (bulk === undefined || read === undefined) return undefined
  return day !== '' && from === undefined
    ? undefined
    : { entry: { ...entry, current, original, website, bulk }, read, ...omitUndefined({ from }) }
}

const stepFields = ({ t }: BackOfficeTexts, entry: PriceEntry, typed: Typed, isThis: boolean): Html => {
  const rows = Array.from({ length: entry.bulk.length + SPARE }, (_, at) => {
    const [names, step, number] = [rowOf(at), entry.bulk[at], at + 1]
    return html`<div class="pair">${field({
      label: t('back_office.price.step_packs', { number }), name: names.packs, more: html`inputmode="numeric"`,
      value: typedOr(typed, isThis, names.packs, step === undefined ? '' : String(step.quantity)),
    })}${field({
      label: `${t('back_office.price.step_amount', { number })} (${entry.currency})`, name: names.amount, more: html`inputmode="decimal"`,
      value: typedOr(typed, isThis, names.amount, step === undefined ? '' : major(entry, step.cents)),
    })}</div>`
  })
  const help = `steps-${entry.priceChannel}`
  return html`<fieldset aria-describedby="${help}"><legend>${t('back_office.price.bulk')}</legend>
<p class="soft" id="${help}">${t('back_office.price.bulk_help')}</p>${rows}</fieldset>`
}

export const priceForm = (words: BackOfficeTexts, entry: PriceEntry, typed: Typed): Html => {
  const { t } = words
  const { priceChannel } = entry
  const isThis = typed.get('act') === 'price' && typed.get('channel') === priceChannel
  const amount = (name: (typeof AMOUNTS)[number]): Html => field({
    label: `${t(`back_office.price.${name}`)} (${entry.currency})`, name, isRequired: true, more: html`inputmode="decimal"`,
    value: typedOr(typed, isThis, name, major(entry, entry[name])),
    ...(name === 'current' ? {} : { help: { id: `${name}-${priceChannel}`, text: t(EXPLAINED[name]) } }),
  })
  const fields = html`${hidden('channel', priceChannel)}${hidden('seen', snapshotOf(entry))}${AMOUNTS.map(amount)}
${stepFields(words, entry, typed, isThis)}
${field({ label: t('back_office.price.from'), name: 'from', type: 'date', value: typedOr(typed, isThis, 'from', '') })}`
  return html`<details${isThis && html` open`}><summary>${t('back_office.price_change', { channel: priceChannel })}</summary>${
    actionForm('price', t('back_office.change'), fields)}</details>`
}

const amountsOf = ({ t }: BackOfficeTexts, entry: PriceEntry): string => [
  formatMoney(priceAmount(entry.current, entry.currency)),
  ...entry.bulk.map(({ quantity, cents }) =>
    t('back_office.price.step', { packs: quantity, amount: formatMoney(priceAmount(cents, entry.currency)) })),
].join(', ')

export const priceRows = (words: BackOfficeTexts, prices: readonly PriceEntry[]): Html => html`<dl>${prices.map((entry) =>
  html`<dt>${entry.priceChannel}</dt><dd>${amountsOf(words, entry)}<br><span class="soft">${words.t('back_office.price.original')} ${
    formatMoney(priceAmount(entry.original, entry.currency))}, ${words.t('back_office.price.website')} ${
    formatMoney(priceAmount(entry.website, entry.currency))}</span></dd>`)}</dl>`

export const plannedPrices = (words: BackOfficeTexts, planned: readonly PlannedPrice[], mayChange: boolean): Html | undefined => {
  const { t, moment } = words
  return planned.length === 0 ? undefined : card(t('back_office.planned'), html`<ul class="plain">${planned.map(({ entry, from }) =>
    html`<li>${moment(from)}, ${entry.priceChannel}: ${amountsOf(words, entry)}
      ${mayChange && actionForm('unplan', t('back_office.cancel_planned'), html`
${hidden('channel', entry.priceChannel)}${hidden('from', from)}`, 'quiet')}</li>`)}</ul>`)
}
