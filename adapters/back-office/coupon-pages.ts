import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CouponWithUses } from '../../application/commerce/staff/coupon-keeping.port.ts'
import type { CouponResults } from '../../application/commerce/staff/staff-coupons.ts'
import { COUPON_BOUNDS } from '../../domain/coupon/coupon-bounds.ts'
import type { CouponInput } from '../../domain/coupon/make-coupon.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { priceAmount } from '../../domain/pricing/price-amount.ts'
import { isCurrency, type Currency } from '../../domain/money/currency.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import type { Failure } from '../../domain/refusal.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import { textListQuery } from '../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type StaffContext } from './back-office.ts'
import { actionForm, card, check, field, hidden, select, typedOr, type Typed } from './fields.ts'
import type { Frame } from './frame.ts'
import { html, type Html } from './html.ts'
import { addressWith, pager, table } from './lists.ts'
import { typedAmount } from './read-act.ts'

const COUPONS = '/desk/coupons'
const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }

const row = ({ words: { t, day } }: StaffContext, today: string) => ({ coupon, uses }: CouponWithUses): Html => {
  const { code, discount, minimum, usageLimit, firstDay, lastDay } = coupon
  const isOver = lastDay !== undefined && lastDay < today
  const days = firstDay === undefined && lastDay === undefined ? '' : `${day(firstDay)} – ${day(lastDay)}`
  return html`<tr><td>${code}</td><td>${discount._tag === 'Percent' ? `${discount.percent} %` : formatMoney(discount.amount)}${
    minimum !== undefined && html`<br><span class="soft">${t('back_office.coupon.minimum')} ${formatMoney(minimum)}</span>`}</td>
<td>${days}</td><td class="amount">${uses}${usageLimit !== undefined && html` / ${usageLimit}`}</td>
<td>${isOver ? t('back_office.coupon.ended') : html`<form method="post">${hidden('act', 'end')}${hidden('code', code)}
<button class="quiet" aria-label="${t('back_office.coupon.end')} ${code}">${t('back_office.coupon.end')}</button></form>`}</td></tr>`
}

const FIELDS = ['code', 'percent', 'amount', 'minimum', 'usage_limit', 'uses_per_customer'] as const
const AMOUNTS: readonly string[] = ['amount', 'minimum'] satisfies (typeof FIELDS[number])[]

/** A shop with one currency shows no currency field. */
const currencyField = ({ words: { t } }: StaffContext, [first = 'CHF', ...rest]: readonly Currency[], chosen: string): Html =>
  rest.length === 0 ? hidden('currency', first)
    : select(t('back_office.coupon.currency'), 'currency', [first, ...rest].map((value) => ({ value, label: value })), chosen)

const boundsOf = ({ words: { t }, holder }: StaffContext, [currency = 'CHF']: readonly Currency[]): Html | undefined => {
  const { cents, ...bounds } = COUPON_BOUNDS
  return isPermitted(holder, 'coupons:unlimited')
    ? undefined
    : html`<p class="soft">${t('back_office.coupon.bounds', { ...bounds, amount: formatMoney(priceAmount(cents, currency)) })}</p>`
}

const makeForm = (context: StaffContext, typed: Typed, currencies: readonly Currency[]): Html => {
  const { t } = context.words
  const isThis = typed.get('act') === 'make'
  const value = (name: string): string => typedOr(typed, isThis, name, '')
  return card(t('back_office.coupon.create'), actionForm('make', t('back_office.coupon.create'), html`${boundsOf(context, currencies)}
${FIELDS.map((name) => field({
    label: `${t(`back_office.coupon.${name}`)}${AMOUNTS.includes(name) && currencies.length === 1 ? ` (${currencies.join()})` : ''}`,
    name, value: value(name), isRequired: name === 'code',
  }))}${currencyField(context, currencies, value('currency'))}
${field({ label: t('back_office.coupon.first_day'), name: 'first_day', type: 'date', value: value('first_day') })}
${field({ label: t('back_office.coupon.last_day'), name: 'last_day', type: 'date', value: value('last_day') })}
${check(t('back_office.coupon.new_customers'), 'new_customers', value('new_customers') === 'yes')}
${check(t('back_office.coupon.regular_prices'), 'regular_prices', value('regular_prices') === 'yes')}`))
}

type CouponsPage = {
  readonly text: string
  readonly page: number
  readonly typed: Typed
  readonly fault?: string | undefined
  readonly today: string
}

const couponsPage = (context: StaffContext, { text, page, typed, fault, today }: CouponsPage, couponResults: CouponResults): Frame => {
  const { coupons, total, pages, currencies } = couponResults
  const { words, holder } = context
  const { t } = words
  const title = t('back_office.nav.coupons')
  return {
    words, holder, title, fault,
    content: html`<form class="row card" method="get" action="${COUPONS}" role="search">
${field({ label: t('back_office.coupon.code'), name: 'text', type: 'search', value: text })}<button>${
  t('back_office.submit_search')}</button></form>
<p>${t('back_office.coupon.found', { count: total })}</p>${coupons.length > 0 && table(title, [
      t('back_office.coupon.code'), t('back_office.coupon.value'), t('back_office.coupon.days'), { amount: t('back_office.coupon.uses') },
      t('back_office.coupon.end'),
    ], coupons.map(row(context, today)))}${
      pager(words, title, { page, pages, href: (number) => addressWith(COUPONS, { text: text || undefined, page: number }) })}
${makeForm(context, typed, [...currencies])}`,
  }
}

/** An invalid number or amount is passed on for the domain to refuse, never left out. */
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
  // Both at once count as neither.
  if (fixed !== undefined && percent !== undefined) return E.left({ _tag: 'InvalidCoupon', field: 'percent' })
  return E.right({
    discount: fixed === undefined ? { _tag: 'Percent', percent: percent ?? Number.NaN } : { _tag: 'Fixed', amount: fixed },
    ...omitUndefined({ minimum: least }),
  })
}

const inputFrom = (typed: Typed): E.Either<Failure, CouponInput> => E.map((amounts: Amounts): CouponInput => ({
  ...amounts, code: typed.get('code') ?? '', newCustomersOnly: typed.get('new_customers') === 'yes',
  notWithPromotionalPrices: typed.get('regular_prices') === 'yes',
  ...omitUndefined({
    usageLimit: numberIn(typed, 'usage_limit'), usesPerCustomer: numberIn(typed, 'uses_per_customer'),
    firstDay: typed.get('first_day') || undefined, lastDay: typed.get('last_day') || undefined,
  }),
}))(amountsIn(typed))

/** Coupons: the list, the form for new ones, and ending one. */
export const couponPages = ({ get, post, send, refused, commerce: { backOffice }, now }: BackOffice): void => {
  const show = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, typed: Typed = new URLSearchParams(), failure?: Failure,
  ): Promise<FastifyReply> => {
    const query = textListQuery(queryOf(request))
    if (E.isLeft(query)) return refused(reply, context, query.left, COUPONS)
    const { text, page } = query.right
    const results = await backOffice.listCoupons(context.holder, text, page)()
    if (E.isLeft(results)) return refused(reply, context, results.left)
    const fault = failure && context.words.failure(failure)
    return send(reply, couponsPage(context, { text, page, typed, fault, today: zurichTime(now()).day }, results.right), statusOf(failure))
  }
  get(COUPONS, async (context, request, reply) => show(context, request, reply))
  post(COUPONS, async (context, request, reply) => {
    const typed = typedIn(request)
    if (typed.get('act') === 'end') {
      const result = await backOffice.endCoupon(context.holder, typed.get('code') ?? '')()
      return E.isLeft(result) ? show(context, request, reply, typed, result.left) : reply.redirect(COUPONS, 303)
    }
    if (typed.get('act') !== 'make') return show(context, request, reply, typed, MALFORMED)
    const input = inputFrom(typed)
    if (E.isLeft(input)) return show(context, request, reply, typed, input.left)
    const result = await backOffice.createCoupon(context.holder, input.right)()
    return E.isLeft(result) ? show(context, request, reply, typed, result.left) : reply.redirect(COUPONS, 303)
  })
}
