import { FormattedMessage } from 'react-intl'
import type { QueuedReview } from '../../../application/contract/staff/reviews.ts'
import { REJECTION_REASONS } from '../../../domain/rating/rejection-reason.ts'
import { RATING_MAX } from '../../../domain/rating/shown-rating.ts'
import { canModerate } from '../../../domain/staff/moderate-review.ts'
import text from '../../design/text.module.css'
import { Card, Folded } from '../parts/Card.tsx'
import { ActionForm, Hidden, Select, TextArea, typedOr, type ActionFormProps, type Typed } from '../parts/Fields.tsx'
import { useTexts } from '../parts/use-texts.ts'
import css from './ReviewCard.module.css'

type About = { readonly title: string; readonly of: QueuedReview }

/** A form about one review, in the version that the page shows. */
const ReviewForm = ({ title, of: { id, version }, act, label, look, children }: About & ActionFormProps) => (
  <ActionForm act={act} label={label} description={`${label}: ${title}`} look={look}>
    <Hidden name="id" value={String(id)} />
    <Hidden name="version" value={String(version)} />
    {children}
  </ActionForm>
)

const RejectForm = ({ title, of, reason }: About & { readonly reason: string }) => {
  const { t } = useTexts()
  const reasons = REJECTION_REASONS.map((value) => ({ value, label: t(`back_office.rejection.${value}`) }))
  return (
    <ReviewForm title={title} of={of} act="reject" label={t('back_office.review.reject')} look="secondary">
      <p className={text['soft']}><FormattedMessage id="back_office.review.reject_help" /></p>
      <Select
        label={t('back_office.review.reason')} name="reason" value={reason} required
        options={[{ value: '', label: t('back_office.review.choose') }, ...reasons]}
      />
    </ReviewForm>
  )
}

const ReplyForm = ({ title, of, reply }: About & { readonly reply: string }) => {
  const { t } = useTexts()
  const { locale } = of.review
  const language = t('back_office.review.language', { locale })
  return (
    <ReviewForm title={title} of={of} act="reply" label={t('back_office.review.reply_publish')}>
      <TextArea
        label={t('back_office.review.reply')} name="text" lang={locale} value={reply}
        hint={t('back_office.review.reply_help', { language })}
      />
    </ReviewForm>
  )
}

/** The actions are collapsed for a moderated review, and open for one that was just tried. */
const Actions = ({ title, of, typed }: About & { readonly typed: Typed }) => {
  const { t } = useTexts()
  const { state, reply } = of.review
  const isTyped = (act: string): boolean => typed.get('id') === String(of.id) && typed.get('act') === act
  return (
    <>
      {canModerate(state, 'Publish') && <ReviewForm title={title} of={of} act="publish" label={t('back_office.review.publish')} />}
      {canModerate(state, 'Reply') && (
        <Folded summary={t('back_office.review.reply')} isOpen={isTyped('reply')}>
          <ReplyForm title={title} of={of} reply={typedOr(typed, isTyped('reply'), 'text', reply?.text ?? '')} />
        </Folded>
      )}
      {reply !== undefined && canModerate(state, 'DeleteReply') && (
        <ReviewForm title={title} of={of} act="delete-reply" label={t('back_office.review.reply_delete')} look="secondary" />
      )}
      {canModerate(state, 'Reject') && (
        <Folded summary={t('back_office.review.reject')} isOpen={isTyped('reject')}>
          <RejectForm title={title} of={of} reason={typedOr(typed, isTyped('reject'), 'reason', '')} />
        </Folded>
      )}
    </>
  )
}

const Quote = ({ lang, children }: { readonly lang: string; readonly children: string }) =>
  <blockquote className={css['quote']} lang={lang}>{children}</blockquote>

type ReviewCardProps = { readonly of: QueuedReview; readonly isProductLinked: boolean; readonly typed: Typed }

/** One review with its product and the possible actions. */
export const ReviewCard = ({ of, isProductLinked, typed }: ReviewCardProps) => {
  const { t, moment } = useTexts()
  const { productId, title: known, stars, review } = of
  const { reviewer, writtenAt, rejectedFor, reply } = review
  const title = known ?? String(productId)
  const language = t('back_office.review.language', { locale: review.locale })
  return (
    <li>
      <Card heading={isProductLinked ? <a href={`/desk/products/${productId}`}>{title}</a> : title}>
        <p>
          {t('back_office.review.stars', { stars, max: RATING_MAX })}<br />
          <span className={text['soft']}>
            {[reviewer ?? t('back_office.review.unnamed'), moment(writtenAt), language].join(', ')}
          </span>
        </p>
        <Quote lang={review.locale}>{review.text}</Quote>
        {rejectedFor !== undefined && (
          <p>{t('back_office.review.rejected_for', { reason: t(`back_office.rejection.${rejectedFor}`) })}</p>
        )}
        {reply !== undefined && (
          <>
            <p className={text['soft']}>{t('back_office.review.replied_at', { moment: moment(reply.repliedAt) })}</p>
            <Quote lang={review.locale}>{reply.text}</Quote>
          </>
        )}
        <Actions title={title} of={of} typed={typed} />
      </Card>
    </li>
  )
}
