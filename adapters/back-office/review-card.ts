import type { QueuedReview } from '../../application/commerce/staff/staff-reviews.ts'
import { REJECTION_REASONS } from '../../domain/rating/rejection-reason.ts'
import { RATING_MAX } from '../../domain/rating/shown-rating.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import { canModerate } from '../../domain/staff/moderate-review.ts'
import { isPermitted } from '../../domain/staff/staff-right.ts'
import type { StaffContext } from './back-office.ts'
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

const rejectForm = ({ words: { t } }: StaffContext, title: string, one: QueuedReview, reason: string): Html => formOf(title, one, {
  act: 'reject', label: t('back_office.review.reject'), isQuiet: true,
  fields: html`<p class="soft">${t('back_office.review.reject_help')}</p>
<label>${t('back_office.review.reason')}<select name="reason" required><option value="">${t('back_office.review.choose')}</option>${
  REJECTION_REASONS.map((value) =>
    html`<option value="${value}"${value === reason && html` selected`}>${
      t(`back_office.rejection.${value}`)}</option>`)}</select></label>`,
})

const replyForm = ({ words: { t } }: StaffContext, title: string, one: QueuedReview, text: string): Html => formOf(title, one, {
  act: 'reply', label: t('back_office.review.reply_publish'),
  fields: html`<label>${t('back_office.review.reply')}
<textarea name="text" rows="4" lang="${one.review.locale}" required>${text}</textarea></label>
<p class="soft">${t('back_office.review.reply_help', { language: t('back_office.review.language', { locale: one.review.locale }) })}</p>`,
})

/** The actions are collapsed for a moderated review, and open for a pending one. */
const folded = (label: string, isOpen: boolean, content: Html): Html =>
  html`<details${isOpen && html` open`}><summary>${label}</summary>${content}</details>`

const steps = (context: StaffContext, title: string, one: QueuedReview, typed: Typed): Html => {
  const { t } = context.words
  const { state, reply } = one.review
  const isThis = typed.get('review') === String(one.id)
  const isTyped = (act: string): boolean => isThis && typed.get('act') === act
  return html`${canModerate(state, 'Publish') && formOf(title, one, { act: 'publish', label: t('back_office.review.publish') })}
${canModerate(state, 'Reply') && folded(t('back_office.review.reply'), isTyped('reply'),
    replyForm(context, title, one, typedOr(typed, isTyped('reply'), 'text', reply?.text ?? '')))}
${reply !== undefined && canModerate(state, 'DeleteReply') && formOf(title, one, {
    act: 'delete-reply', label: t('back_office.review.reply_delete'), isQuiet: true,
  })}
${canModerate(state, 'Reject') && folded(t('back_office.review.reject'), isTyped('reject'),
    rejectForm(context, title, one, typedOr(typed, isTyped('reject'), 'reason', '')))}`
}

/** One review with its product and the possible actions. */
export const reviewCard = (context: StaffContext, typed: Typed) => (one: QueuedReview): Html => {
  const { words: { locale, t, moment }, holder } = context
  const { productId, titles, stars, review: { text, reviewer, locale: language, writtenAt, rejectedFor, reply } } = one
  const title = titles === undefined ? String(productId) : inLocale(titles, locale)
  const facts = [
    reviewer ?? t('back_office.review.unnamed'), moment(writtenAt), t('back_office.review.language', { locale: language }),
  ].join(', ')
  const heading = isPermitted(holder, 'products:read') ? html`<a href="/desk/products/${productId}">${title}</a>` : title
  return html`<li class="card review"><h2>${heading}</h2>
<p>${t('back_office.review.stars', { stars, max: RATING_MAX })}<br><span class="soft">${facts}</span></p>
<blockquote lang="${language}">${text}</blockquote>
${rejectedFor !== undefined && html`<p>${t('back_office.review.rejected_for', { reason: t(`back_office.rejection.${rejectedFor}`) })}</p>`}
${reply !== undefined && html`<p class="soft">${t('back_office.review.replied_at', { moment: moment(reply.repliedAt) })}</p>
<blockquote lang="${language}">${reply.text}</blockquote>`}
${steps(context, title, one, typed)}</li>`
}
