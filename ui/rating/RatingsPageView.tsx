import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { REVIEW_LENGTH } from '../../domain/rating/review-text.ts'
import { RATING_MAX } from '../../domain/rating/shown-rating.ts'
import { Badge } from '../design/Badge.tsx'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { Link } from '../design/Link.tsx'
import { NameText } from '../design/NameText.tsx'
import { Notice } from '../design/Notice.tsx'
import { Picture } from '../design/Picture.tsx'
import { Rating } from '../design/Rating.tsx'
import { StarsField } from '../design/StarsField.tsx'
import { TextArea } from '../design/TextArea.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { ProblemsView } from '../form/ProblemsView.tsx'
import { formatText } from '../messages/format-text.ts'
import type { OwnEntry, RateableEntry, RatingsData } from './rating-data.ts'
import css from './RatingsPageView.module.css'

export type RatingsPageViewProps = {
  readonly ratings: RatingsData
  /** The name a review may show. */
  readonly name: string
  readonly reply?: FormReply | undefined
  /** A rating was just completed. */
  readonly isDone: boolean
  readonly isBusy: boolean
  readonly donePath: string
  readonly historyPath: string
}

const THUMBNAIL = 140

type ProductRowProps = { readonly entry: RateableEntry | OwnEntry; readonly children: ReactNode }

const ProductRow = ({ entry: { title, image, productPath }, children }: ProductRowProps) => (
  <div className={css['products']}>
    {image !== undefined && <Picture path={image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}
    <div className={css['text']}>
      <h2><Link to={productPath}><NameText name={title} /></Link></h2>
      {children}
    </div>
  </div>
)

const starOptions = (intl: IntlShape) =>
  Array.from({ length: RATING_MAX }, (_none, index) => ({
    value: String(index + 1), label: intl.formatMessage({ id: 'rating.stars' }, { stars: index + 1 }),
  }))

const RateView = ({ entry, isBusy }: { readonly entry: RateableEntry; readonly isBusy: boolean }) => (
  <li className={css['entry']}>
    <ProductRow entry={entry}>
      <Form method="post" action="?" className={css['form']}>
        <input type="hidden" name="id" value={entry.productId} />
        <StarsField
          name="stars"
          legend={<><FormattedMessage id="rating.yours" /><VisuallyHidden> {entry.title}</VisuallyHidden></>}
          options={starOptions(useIntl())}
          defaultValue={String(entry.stars)}
        />
        <Button type="submit" isBusy={isBusy}><FormattedMessage id="rating.rate" /><VisuallyHidden> {entry.title}</VisuallyHidden></Button>
      </Form>
    </ProductRow>
  </li>
)

const StarsView = ({ stars }: { readonly stars: number }) => {
  const intl = useIntl()
  return <Rating value={stars} label={intl.formatMessage({ id: 'product.rating' }, { value: stars, max: RATING_MAX })} />
}

type WriteViewProps = Pick<RatingsPageViewProps, 'name' | 'reply' | 'isBusy' | 'donePath'> & { readonly entry: OwnEntry }

const WriteView = ({ entry, name, reply, isBusy, donePath }: WriteViewProps) => {
  const intl = useIntl()
  const problem = reply?.problems['review']
  return (
    <section className={css['entry']} aria-label={intl.formatMessage({ id: 'rating.review' })}>
      <ProductRow entry={entry}>
        <StarsView stars={entry.stars} />
        <p><FormattedMessage id="rating.given" /></p>
        <Form method="post" noValidate className={css['form']}>
          <input type="hidden" name="id" value={entry.productId} />
          <TextArea
            name="review"
            rows={5}
            label={<FormattedMessage id="rating.review" />}
            optionalLabel={<FormattedMessage id="rating.optional" />}
            hint={<FormattedMessage id="rating.review_hint" values={{ from: REVIEW_LENGTH.from, to: REVIEW_LENGTH.to }} />}
            error={problem === undefined ? undefined : formatText(intl, problem)}
            defaultValue={reply?.typed['review']}
          />
          <Checkbox
            name="named"
            value="1"
            label={<FormattedMessage id="rating.named" values={{ name: <strong>{name}</strong> }} />}
            defaultChecked={reply?.typed['named'] !== undefined}
          />
          <div className={css['actions']}>
            <Button type="submit" isBusy={isBusy}><FormattedMessage id="rating.send" /></Button>
            <ButtonLink to={donePath} variant="secondary"><FormattedMessage id="rating.skip" /></ButtonLink>
          </div>
        </Form>
      </ProductRow>
    </section>
  )
}

const OwnReviewView = ({ review }: { readonly review: NonNullable<OwnEntry['review']> }) => {
  const { text, reviewer, state, rejectedFor, locale, reply } = review
  return (
    <>
      <p className={css['text']} lang={locale}>{text}</p>
      {reviewer !== undefined && <p className={css['reviewer']}>{reviewer}</p>}
      {state === 'held' && <p><Badge tone="default"><FormattedMessage id="rating.in_review" /></Badge></p>}
      {rejectedFor !== undefined && (
        <Notice tone="info"><FormattedMessage id="rating.rejected" values={{ reason: rejectedFor }} /></Notice>
      )}
      {reply !== undefined && (
        <>
          <h3><FormattedMessage id="product.reviews.reply" /></h3>
          <p className={css['text']} lang={locale}>{reply.text}</p>
        </>
      )}
    </>
  )
}

const OwnView = ({ entry }: { readonly entry: OwnEntry }) => (
  <li className={css['entry']}>
    <ProductRow entry={entry}>
      <StarsView stars={entry.stars} />
      {entry.review === undefined
        ? <Link to={entry.writePath}><FormattedMessage id="rating.write" /><VisuallyHidden> {entry.title}</VisuallyHidden></Link>
        : <OwnReviewView review={entry.review} />}
    </ProductRow>
  </li>
)

const EmptyView = ({ isDone, historyPath }: Pick<RatingsPageViewProps, 'isDone' | 'historyPath'>) =>
  isDone
    ? <Notice tone="success" role="status"><FormattedMessage id="product_rating.thank_you_message" /></Notice>
    : (
      <div className={css['entry']}>
        <p><FormattedMessage id="rating.none" /></p>
        <p><ButtonLink to={historyPath}><FormattedMessage id="rating.to_orders" /></ButtonLink></p>
      </div>
    )

/** First the stars for a purchase, then an optional review, then a thank-you. */
export const RatingsPageView = ({ ratings, name, reply, isDone, isBusy, donePath, historyPath }: RatingsPageViewProps) => {
  const { rateable, own, writing } = ratings
  return (
    <div className={css['page']}>
      <h1><FormattedMessage id="rating.title" /></h1>
      <ProblemsView reply={reply} nameOf={(field) => <FormattedMessage id={field === 'review' ? 'rating.review' : 'rating.yours'} />} />
      {writing !== undefined && (
        <WriteView key={writing.productId} entry={writing} name={name} reply={reply} isBusy={isBusy} donePath={donePath} />
      )}
      {rateable.length > 0 && (
        <>
          {isDone && <Notice tone="success" role="status"><FormattedMessage id="rating.saved" /></Notice>}
          <p><FormattedMessage id="rating.intro" /></p>
          <ul className={css['entries']}>
            {rateable.map((entry) => <RateView key={entry.productId} entry={entry} isBusy={isBusy} />)}
          </ul>
        </>
      )}
      {rateable.length === 0 && writing === undefined && <EmptyView isDone={isDone} historyPath={historyPath} />}
      {own.length > 0 && (
        <section className={css['own']}>
          <h2><FormattedMessage id="rating.own" /></h2>
          <ul className={css['entries']}>{own.map((entry) => <OwnView key={entry.productId} entry={entry} />)}</ul>
        </section>
      )}
    </div>
  )
}
