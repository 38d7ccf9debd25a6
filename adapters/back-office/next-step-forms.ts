import { CARRIERS, carrierOf } from '../../domain/delivery/carrier.ts'
import { formatMoney, toMajorUnits } from '../../domain/money/money-format.ts'
import type { Order } from '../../domain/order/order.ts'
import type { LineQuantity } from '../../domain/order/parcel.ts'
import type { NextSteps } from '../../domain/staff/next-steps.ts'
import { html, type Html } from './html.ts'
import { titleWithEye } from './order-page.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

/** The fields of a form that was refused, so that no input is lost. */
export type Typed = URLSearchParams

type About = { readonly words: BackOfficeTexts; readonly order: Order; readonly typed: Typed; readonly key: () => string }

const of = ({ typed }: About, act: string, name: string, otherwise: string): string =>
  typed.get('act') === act ? (typed.get(name) ?? '') : otherwise

const form = (about: About, act: string, label: string, fields: Html, look = ''): Html => html`<form class="fields" method="post">
<input type="hidden" name="act" value="${act}"><input type="hidden" name="key" value="${about.key()}">${fields}
<button class="${look}">${label}</button></form>`

const note = (about: About, act: string): Html =>
  html`<label>${about.words.t('back_office.note')}<input name="note" value="${of(about, act, 'note', '')}"></label>`

const packs = (about: About, act: string, lines: readonly LineQuantity[], isAll: boolean): Html => {
  const { words, order } = about
  return html`<fieldset><legend>${words.t('back_office.packs')}</legend>${lines.map(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    const value = of(about, act, `packs.${lineId}`, isAll ? String(quantity) : '0')
    const label = `${line === undefined ? lineId : titleWithEye(words, line)}, ${words.t('back_office.of_packs', { count: quantity })}`
    return html`<label>${label}<input type="number" min="0" max="${quantity}" name="packs.${lineId}" value="${value}"></label>`
  })}</fieldset>`
}

const sending = (about: About, lines: readonly LineQuantity[]): Html => {
  const { t } = about.words
  const chosen = of(about, 'shipParcel', 'carrier', carrierOf(about.order.shippingMethod))
  return html`<h3>${t('back_office.ship_parcel')}</h3>${form(
    about, 'shipParcel', t('back_office.mark_shipped'), html`${packs(about, 'shipParcel', lines, true)}
<label>${t('back_office.carrier')}<select name="carrier">${CARRIERS.map((carrier) =>
    html`<option value="${carrier}"${carrier === chosen && html` selected`}>${
      t(`back_office.carrier.${carrier}`)}</option>`)}</select></label>
<label>${t('back_office.tracking')}<input name="tracking" value="${of(about, 'shipParcel', 'tracking', '')}"></label>
${note(about, 'shipParcel')}`)}`
}

const returning = (about: About, lines: readonly LineQuantity[]): Html => {
  const { t } = about.words
  return html`<h3>${t('back_office.record_return')}</h3>${form(about, 'returnItems', t('back_office.record_return'), html`
${packs(about, 'returnItems', lines, false)}
<label class="check"><input type="checkbox" name="sellable" value="yes"> ${t('back_office.sellable')}</label>
${note(about, 'returnItems')}`, 'quiet')}`
}

const amount = (about: About, act: string, label: string, value: string): Html =>
  html`<label>${label}<input name="amount" inputmode="decimal" required value="${of(about, act, 'amount', value)}"></label>`

const refunding = (about: About, { refundable }: NextSteps): Html | undefined => {
  const { t } = about.words
  return refundable === undefined ? undefined : html`<h3>${t('back_office.refund')}</h3>${form(
    about, 'refundOrder', t('back_office.refund_now'), html`
${amount(about, 'refundOrder', t('back_office.refund_amount', { most: formatMoney(refundable) }), '')}
<label class="check"><input type="checkbox" name="transfer" value="yes"> ${t('back_office.refund_by_transfer')}</label>
${note(about, 'refundOrder')}`, 'quiet')}`
}

const paying = (about: About, { due }: NextSteps): Html | undefined => {
  const { t } = about.words
  return due === undefined ? undefined : html`<h3>${t('back_office.record_payment')}</h3>${form(
    about, 'recordTransfer', t('back_office.record_payment'),
    amount(about, 'recordTransfer', t('back_office.transfer_amount', { currency: due.currency }), toMajorUnits(due)), 'quiet')}`
}

/** Every action that is possible in the order's state, each in its own form; a form sent twice is carried out once. */
export const nextStepForms = (about: About, next: NextSteps): Html => {
  const { t } = about.words
  const forms = [
    ...next.steps.map((step) => form(about, `stepOrder:${step}`, t(`back_office.step.${step}`), html``)),
    ...(next.toSend.length > 0 ? [sending(about, next.toSend)] : []),
    ...(next.mayCancelRemainingItems ? [form(
      about, 'cancelRemainingItems', t('back_office.cancel_remaining_items'), note(about, 'cancelRemainingItems'), 'quiet')] : []),
    ...(next.toReturn.length > 0 ? [returning(about, next.toReturn)] : []),
    paying(about, next) ?? html``,
    refunding(about, next) ?? html``,
    ...next.toTransfer.map(({ id, amount }) => form(
      about, `markRefundPaid:${id}`, t('back_office.refund_done', { amount: formatMoney(amount) }), html``, 'quiet',
    )),
    ...(next.mayCancel
      ? [html`<h3>${t('back_office.cancel')}</h3><p class="soft">${t('back_office.cancel_help')}</p>${
        form(about, 'cancelOrder', t('back_office.cancel'), note(about, 'cancelOrder'), 'quiet')}`]
      : []),
  ].filter(({ markup }) => markup !== '')
  return html`<section class="card steps"><h2>${t('back_office.next_steps')}</h2>${forms.length === 0
    ? html`<p>${t('back_office.no_steps')}</p>`
    : html`${forms}`}</section>`
}
