import type { QueuedReview } from '../../application/commerce/staff/staff-reviews.ts'
import { REJECTION_REASONS } from '../../domain/rating/rejection-reason.ts'
import { RATING_MAX } from '../../domain/rating/shown-rating.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { canModerate } from '../../domain/staff/moderate-review.ts'
import { mayDo } from '../../domain/staff/staff-right.ts'
import type { Seat } from './back-office.ts'
import { hidden, typedOr, type Typed } from './fields.ts'
import { html, type Html } from './html.ts'

type CardForm = {
  readonly act: string
  readonly label: string
  readonly fields?: Html
  readonly isQuiet?: boolean
}

/** A form about one review, in the version that the page shows. */
const formOf = (title: string, { id, version }: QueuedReview, { act, label, fields, isQuiet = false }: CardForm): Html =>
  html`<form class="fields" method="post">${hidden('act', act)}${hidden('review', String(id))}
${hidden('version', String(version))}${fields}
<button${isQuiet && html` class="quiet"`} aria-label="${label}: ${title}">${label}</button></form>`

const rejectForm = ({ words: { say } }: Seat, title: string, one: QueuedReview, reason: string): Html => formOf(title, one, {
  act: 'reject', label: say('desk.review.reject'), isQuiet: true,
  fields: html`<p class="soft">${say('desk.review.reject_help')}</p>
<label>${say('desk.review.reason')}<select name="reason" required><option value="">${say('desk.review.choose')}</option>${
  REJECTION_REASONS.map((value) =>
    html`<option value="${value}"${value === reason && html` selected`}>${say(`desk.rejection.${value}`)}</option>`)}</select></label>`,
})

const replyForm = ({ words: { say } }: Seat, title: string, one: QueuedReview, text: string): Html => formOf(title, one, {
  act: 'reply', label: say('desk.review.reply_publish'),
  fields: html`<label>${say('desk.review.reply')}
<textarea name="text" rows="4" lang="${one.review.locale}" required>${text}</textarea></label>
<p class="soft">${say('desk.review.reply_help', { language: say('desk.review.language', { locale: one.review.locale }) })}</p>`,
})

/** What can be done stands folded where the review is done with, and open where it waits. */
const folded = (label: string, isOpen: boolean, content: Html): Html =>
  html`<details${isOpen && html` open`}><summary>${label}</summary>${content}</details>`

const steps = (seat: Seat, title: string, one: QueuedReview, typed: Typed): Html => {
  const { say } = seat.words
  const { state, reply } = one.review
  const isThis = typed.get('review') === String(one.id)
  const isTyped = (act: string): boolean => isThis && typed.get('act') === act
  return html`${canModerate(state, 'Publish') && formOf(title, one, { act: 'publish', label: say('desk.review.publish') })}
${canModerate(state, 'Reply') && folded(say('desk.review.reply'), isTyped('reply'),
    replyForm(seat, title, one, typedOr(typed, isTyped('reply'), 'text', reply?.text ?? '')))}
${reply !== undefined && canModerate(state, 'DeleteReply') && formOf(title, one, {
    act: 'delete-reply', label: say('desk.review.reply_delete'), isQuiet: true,
  })}
${canModerate(state, 'Reject') && folded(say('desk.review.reject'), isTyped('reject'),
    rejectForm(seat, title, one, typedOr(typed, isTyped('reject'), 'reason', '')))}`
}

/** One review with its product, and what can be done with it. */
export const reviewCard = (seat: Seat, typed: Typed) => (one: QueuedReview): Html => {
  const { words: { locale, say, moment }, holder } = seat
  const { productId, titles, stars, review: { text, reviewer, locale: language, writtenAt, rejectedFor, reply } } = one
  const title = titles === undefined ? String(productId) : inLocale(titles, locale)
  const facts = [
    reviewer ?? say('desk.review.unnamed'), moment(writtenAt), say('desk.review.language', { locale: language }),
  ].join(', ')
  const heading = mayDo(holder, 'products:read') ? html`<a href="/desk/products/${productId}">${title}</a>` : title
  return html`<li class="card review"><h2>${heading}</h2>
<p>${say('desk.review.stars', { stars, max: RATING_MAX })}<br><span class="soft">${facts}</span></p>
<blockquote lang="${language}">${text}</blockquote>
${rejectedFor !== undefined && html`<p>${say('desk.review.rejected_for', { reason: say(`desk.rejection.${rejectedFor}`) })}</p>`}
${reply !== undefined && html`<p class="soft">${say('desk.review.replied_at', { moment: moment(reply.repliedAt) })}</p>
<blockquote lang="${language}">${reply.text}</blockquote>`}
${steps(seat, title, one, typed)}</li>`
}
