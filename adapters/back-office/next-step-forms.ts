import { CARRIERS, carrierOf } from '../../domain/delivery/carrier.ts'
import { formatMoney, toMajorUnits } from '../../domain/money/money-format.ts'
import type { Order } from '../../domain/order/order.ts'
import type { LineQuantity } from '../../domain/order/parcel.ts'
import type { NextSteps } from '../../domain/staff/next-steps.ts'
import { html, type Html } from './html.ts'
import { titleWithEye } from './order-page.ts'
import type { BackOfficeTexts } from './back-office-texts.ts'

/** What a form said that was refused; nothing of it is lost. */
export type Typed = URLSearchParams

type About = { readonly words: BackOfficeTexts; readonly order: Order; readonly typed: Typed; readonly key: () => string }

const of = ({ typed }: About, act: string, name: string, otherwise: string): string =>
  typed.get('act') === act ? (typed.get(name) ?? '') : otherwise

const form = (about: About, act: string, label: string, fields: Html, look = ''): Html => html`<form class="fields" method="post">
<input type="hidden" name="act" value="${act}"><input type="hidden" name="key" value="${about.key()}">${fields}
<button class="${look}">${label}</button></form>`

const note = (about: About, act: string): Html =>
  html`<label>${about.words.say('desk.note')}<input name="note" value="${of(about, act, 'note', '')}"></label>`

const packs = (about: About, act: string, there: readonly LineQuantity[], isAll: boolean): Html => {
  const { words, order } = about
  return html`<fieldset><legend>${words.say('desk.packs')}</legend>${there.map(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    const value = of(about, act, `packs.${lineId}`, isAll ? String(quantity) : '0')
    const label = `${line === undefined ? lineId : titleWithEye(words, line)}, ${words.say('desk.of_packs', { count: quantity })}`
    return html`<label>${label}<input type="number" min="0" max="${quantity}" name="packs.${lineId}" value="${value}"></label>`
  })}</fieldset>`
}

const sending = (about: About, there: readonly LineQuantity[]): Html => {
  const { say } = about.words
  const chosen = of(about, 'send', 'carrier', carrierOf(about.order.shippingMethod))
  return html`<h3>${say('desk.send_parcel')}</h3>${form(about, 'send', say('desk.send'), html`${packs(about, 'send', there, true)}
<label>${say('desk.carrier')}<select name="carrier">${CARRIERS.map((carrier) =>
    html`<option value="${carrier}"${carrier === chosen && html` selected`}>${say(`desk.carrier.${carrier}`)}</option>`)}</select></label>
<label>${say('desk.tracking')}<input name="tracking" value="${of(about, 'send', 'tracking', '')}"></label>${note(about, 'send')}`)}`
}

const returning = (about: About, there: readonly LineQuantity[]): Html => {
  const { say } = about.words
  return html`<h3>${say('desk.take_back')}</h3>${form(about, 'return', say('desk.take_back'), html`
${packs(about, 'return', there, false)}
<label class="check"><input type="checkbox" name="sellable" value="yes"> ${say('desk.sellable')}</label>
${note(about, 'return')}`, 'quiet')}`
}

const amount = (about: About, act: string, label: string, value: string): Html =>
  html`<label>${label}<input name="amount" inputmode="decimal" required value="${of(about, act, 'amount', value)}"></label>`

const refunding = (about: About, { refundable }: NextSteps): Html | undefined => {
  const { say } = about.words
  return refundable === undefined ? undefined : html`<h3>${say('desk.refund')}</h3>${form(about, 'refund', say('desk.refund_now'), html`
${amount(about, 'refund', say('desk.refund_amount', { most: formatMoney(refundable) }), '')}
<label class="check"><input type="checkbox" name="transfer" value="yes"> ${say('desk.refund_by_transfer')}</label>
${note(about, 'refund')}`, 'quiet')}`
}

const paying = (about: About, { due }: NextSteps): Html | undefined => {
  const { say } = about.words
  return due === undefined ? undefined : html`<h3>${say('desk.transfer')}</h3>${form(about, 'transfer', say('desk.transfer'),
    amount(about, 'transfer', say('desk.transfer_amount', { currency: due.currency }), toMajorUnits(due)), 'quiet')}`
}

/** Whatever can be done with an order as it stands, each as a form of its own; sent twice, each does it once. */
export const nextStepForms = (about: About, next: NextSteps): Html => {
  const { say } = about.words
  const forms = [
    ...next.steps.map((step) => form(about, `step:${step}`, say(`desk.step.${step}`), html``)),
    ...(next.toSend.length > 0 ? [sending(about, next.toSend)] : []),
    ...(next.mayCancelRemainingItems ? [form(about, 'rest', say('desk.drop_rest'), note(about, 'rest'), 'quiet')] : []),
    ...(next.toReturn.length > 0 ? [returning(about, next.toReturn)] : []),
    paying(about, next) ?? html``,
    refunding(about, next) ?? html``,
    ...next.toTransfer.map(({ id, amount: owed }) => form(
      about, `done:${id}`, say('desk.refund_done', { amount: formatMoney(owed) }), html``, 'quiet',
    )),
    ...(next.mayCancel
      ? [html`<h3>${say('desk.cancel')}</h3><p class="soft">${say('desk.cancel_help')}</p>${
        form(about, 'cancel', say('desk.cancel'), note(about, 'cancel'), 'quiet')}`]
      : []),
  ].filter(({ markup }) => markup !== '')
  return html`<section class="card steps"><h2>${say('desk.next_steps')}</h2>${forms.length === 0
    ? html`<p>${say('desk.nothing_to_do')}</p>`
    : html`${forms}`}</section>`
}
