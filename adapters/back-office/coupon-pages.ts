import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CouponWithUses } from '../../application/commerce/staff/coupon-keeping.port.ts'
import type { CouponResults } from '../../application/commerce/staff/staff-coupons.ts'
import { COUPON_BOUNDS } from '../../domain/coupon/coupon-bounds.ts'
import type { CouponInput } from '../../domain/coupon/make-coupon.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { priceAmount } from '../../domain/pricing/price-amount.ts'
import { isCurrency, type Currency } from '../../domain/money/currency.ts'
import { mayDo } from '../../domain/staff/staff-right.ts'
import type { Failure } from '../../domain/refusal.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type Seat } from './back-office.ts'
import { actionForm, card, check, field, hidden, select, typedOr, type Typed } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'
import { typedAmount } from './read-act.ts'

const COUPONS = '/desk/coupons'
const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }

const row = ({ words: { say, day } }: Seat, today: string) => ({ coupon, uses }: CouponWithUses): Html => {
  const { code, discount, minimum, usageLimit, firstDay, lastDay } = coupon
  const isOver = lastDay !== undefined && lastDay < today
  const days = firstDay === undefined && lastDay === undefined ? '' : `${day(firstDay)} – ${day(lastDay)}`
  return html`<tr><td>${code}</td><td>${discount._tag === 'Percent' ? `${discount.percent} %` : formatMoney(discount.amount)}${
    minimum !== undefined && html`<br><span class="soft">${say('desk.coupon.minimum')} ${formatMoney(minimum)}</span>`}</td>
<td>${days}</td><td class="amount">${uses}${usageLimit !== undefined && html` / ${usageLimit}`}</td>
<td>${isOver ? say('desk.coupon.over') : html`<form method="post">${hidden('act', 'end')}${hidden('code', code)}
<button class="quiet" aria-label="${say('desk.coupon.end')} ${code}">${say('desk.coupon.end')}</button></form>`}</td></tr>`
}

const FIELDS = ['code', 'percent', 'amount', 'minimum', 'usage_limit', 'uses_per_customer'] as const
const AMOUNTS: readonly string[] = ['amount', 'minimum'] satisfies (typeof FIELDS[number])[]

/** Whoever sells in one currency is not asked for it. */
const currencyField = ({ words: { say } }: Seat, [first = 'CHF', ...others]: readonly Currency[], chosen: string): Html =>
  others.length === 0 ? hidden('currency', first)
    : select(say('desk.coupon.currency'), 'currency', [first, ...others].map((value) => ({ value, label: value })), chosen)

const boundsOf = ({ words: { say }, holder }: Seat, [currency = 'CHF']: readonly Currency[]): Html | undefined => {
  const { cents, ...bounds } = COUPON_BOUNDS
  return mayDo(holder, 'coupons:unlimited')
    ? undefined
    : html`<p class="soft">${say('desk.coupon.bounds', { ...bounds, amount: formatMoney(priceAmount(cents, currency)) })}</p>`
}

const makeForm = (seat: Seat, typed: Typed, sold: readonly Currency[]): Html => {
  const { say } = seat.words
  const isThis = typed.get('act') === 'make'
  const value = (name: string): string => typedOr(typed, isThis, name, '')
  return card(say('desk.coupon.make'), actionForm('make', say('desk.coupon.make'), html`${boundsOf(seat, sold)}
${FIELDS.map((name) => field({
    label: `${say(`desk.coupon.${name}`)}${AMOUNTS.includes(name) && sold.length === 1 ? ` (${sold.join()})` : ''}`,
    name, value: value(name), isRequired: name === 'code',
  }))}${currencyField(seat, sold, value('currency'))}
${field({ label: say('desk.coupon.first_day'), name: 'first_day', type: 'date', value: value('first_day') })}
${field({ label: say('desk.coupon.last_day'), name: 'last_day', type: 'date', value: value('last_day') })}
${check(say('desk.coupon.new_customers'), 'new_customers', value('new_customers') === 'yes')}
${check(say('desk.coupon.regular_prices'), 'regular_prices', value('regular_prices') === 'yes')}`))
}

type Shown = {
  readonly text: string
  readonly page: number
  readonly typed: Typed
  readonly fault?: string | undefined
  readonly today: string
}

const couponsPage = (seat: Seat, { text, page, typed, fault, today }: Shown, found: CouponResults): Frame => {
  const { coupons, total, pages, currencies } = found
  const { words, holder } = seat
  const { say } = words
  const title = say('desk.nav.vouchers')
  return {
    words, holder, title, fault,
    content: html`<form class="row card" method="get" action="${COUPONS}" role="search">
${field({ label: say('desk.coupon.code'), name: 'text', type: 'search', value: text })}<button>${say('desk.find')}</button></form>
<p>${say('desk.coupon.found', { count: total })}</p>${coupons.length > 0 && table(title, [
      say('desk.coupon.code'), say('desk.coupon.worth'), say('desk.coupon.days'), { amount: say('desk.coupon.uses') },
      say('desk.coupon.end'),
    ], coupons.map(row(seat, today)))}${
      pager(words, title, { page, pages, href: (other) => addressWith(COUPONS, { text: text || undefined, page: other }) })}
${makeForm(seat, typed, [...currencies])}`,
  }
}

/** What is typed as a number or an amount and is none is refused by the domain, never left out. */
const numberIn = (typed: Typed, name: string): number | undefined => {
  const text = (typed.get(name) ?? '').trim()
  return text === '' ? undefined : Number(/^\d{1,9}$/.test(text) ? text : Number.NaN)
}
type Amounts = Pick<CouponInput, 'discount' | 'minimum'>
const amountsIn = (typed: Typed): E.Either<Failure, Amounts> => {
  const [amount, minimum] = ['amount', 'minimum'].map((name) => (typed.get(name) ?? '').trim()) as [string, string]
  const currency = typed.get('currency') ?? ''
  if (!isCurrency(currency)) return E.left({ _tag: 'InvalidCoupon', field: 'currency' })
  const [fixed, least] = [typedAmount(amount, currency), typedAmount(minimum, currency)]
  if (amount !== '' && fixed === undefined) return E.left({ _tag: 'InvalidCoupon', field: 'amount' })
  if (minimum !== '' && least === undefined) return E.left({ _tag: 'InvalidCoupon', field: 'minimum' })
  const percent = numberIn(typed, 'percent')
  // Both at once is neither.
  if (fixed !== undefined && percent !== undefined) return E.left({ _tag: 'InvalidCoupon', field: 'percent' })
  return E.right({
    discount: fixed === undefined ? { _tag: 'Percent', percent: percent ?? Number.NaN } : { _tag: 'Fixed', amount: fixed },
    ...omitUndefined({ minimum: least }),
  })
}

const wishIn = (typed: Typed): E.Either<Failure, CouponInput> => E.map((amounts: Amounts): CouponInput => ({
  ...amounts, code: typed.get('code') ?? '', newCustomersOnly: typed.get('new_customers') === 'yes',
  notWithPromotionalPrices: typed.get('regular_prices') === 'yes',
  ...omitUndefined({
    usageLimit: numberIn(typed, 'usage_limit'), usesPerCustomer: numberIn(typed, 'uses_per_customer'),
    firstDay: typed.get('first_day') || undefined, lastDay: typed.get('last_day') || undefined,
  }),
}))(amountsIn(typed))

/** Vouchers: which there are, new ones, and their end. */
export const couponPages = ({ get, post, send, refused, commerce: { backOffice }, now }: BackOffice): void => {
  const show = async (
    seat: Seat, request: FastifyRequest, reply: FastifyReply, typed: Typed = new URLSearchParams(), failure?: Failure,
  ): Promise<FastifyReply> => {
    const looked = textListQuery(queryOf(request))
    if (E.isLeft(looked)) return refused(reply, seat, looked.left, COUPONS)
    const { text, page } = looked.right
    const found = await backOffice.listCoupons(seat.holder, text, page)()
    if (E.isLeft(found)) return refused(reply, seat, found.left)
    const fault = failure && seat.words.failure(failure)
    return send(reply, couponsPage(seat, { text, page, typed, fault, today: zurichTime(now()).day }, found.right), statusOf(failure))
  }
  get(COUPONS, async (seat, request, reply) => show(seat, request, reply))
  post(COUPONS, async (seat, request, reply) => {
    const typed = typedIn(request)
    if (typed.get('act') === 'end') {
      const done = await backOffice.endCoupon(seat.holder, typed.get('code') ?? '')()
      return E.isLeft(done) ? show(seat, request, reply, typed, done.left) : reply.redirect(COUPONS, 303)
    }
    if (typed.get('act') !== 'make') return show(seat, request, reply, typed, MALFORMED)
    const wish = wishIn(typed)
    if (E.isLeft(wish)) return show(seat, request, reply, typed, wish.left)
    const made = await backOffice.createCoupon(seat.holder, wish.right)()
    return E.isLeft(made) ? show(seat, request, reply, typed, made.left) : reply.redirect(COUPONS, 303)
  })
}
