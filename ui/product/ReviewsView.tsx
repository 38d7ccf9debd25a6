import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { RATING_MAX } from '../../domain/rating/shown-rating.ts'
import { Rating } from '../design/Rating.tsx'
import { PaginationView } from '../listing/PaginationView.tsx'
import css from './ProductPageView.module.css'
import type { ReviewsData, ShownReview } from './reviews-data.ts'

const StarsView = ({ stars }: { readonly stars: number }) =>
  <Rating value={stars} label={useIntl().formatMessage({ id: 'product.rating' }, { value: stars, max: RATING_MAX })} />

const SpreadView = ({ spread }: Pick<ReviewsData, 'spread'>) => (
  <dl>
    {spread.map(({ stars, count, share }) => (
      <div key={stars}>
        <dt><StarsView stars={stars} /></dt>
        <dd><meter min={0} max={100} value={share} aria-hidden="true" /><FormattedNumber value={count} /></dd>
      </div>
    ))}
  </dl>
)

const DayView = ({ day }: { readonly day: string }) =>
  <time dateTime={day}><FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" dateStyle="long" /></time>

const ReplyView = ({ reply, locale }: { readonly reply: NonNullable<ShownReview['reply']> } & Pick<ShownReview, 'locale'>) => (
  <div className={css['reply']}>
    <h3><FormattedMessage id="product.reviews.reply" /></h3>
    <p lang={locale}>{reply.text}</p>
    <p><DayView day={reply.day} /></p>
  </div>
)

const ReviewView = ({ review: { stars, text, reviewer, locale, day, reply } }: { readonly review: ShownReview }) => (
  <li>
    <StarsView stars={stars} />
    <p lang={locale}>{text}</p>
    <p>{reviewer !== undefined && <>{reviewer}, </>}<DayView day={day} /></p>
    {reply !== undefined && <ReplyView reply={reply} locale={locale} />}
  </li>
)

/** The ratings of buyers, how they are verified, and their reviews: those in the reader's language first, newest first. */
export const ReviewsView = ({ reviews: { spread, reviews, links } }: { readonly reviews: ReviewsData }) => (
  <section id="reviews" className={css['reviews']}>
    <h2><FormattedMessage id="product.reviews" /></h2>
    <SpreadView spread={spread} />
    <p className={css['checks']}><FormattedMessage id="product.reviews.checks" /></p>
    {reviews.length > 0 && <ol>{reviews.map((review) => <ReviewView key={review.id} review={review} />)}</ol>}
    {links !== undefined && <PaginationView links={links} />}
  </section>
)
