import { FormattedMessage } from 'react-intl'
import type { ReviewResults } from '../../../application/contract/staff/reviews.ts'
import { REVIEW_STATES, type ReviewState } from '../../../domain/rating/review-state.ts'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Entries } from '../parts/Card.tsx'
import type { Typed } from '../parts/Fields.tsx'
import { addressWith, Chips, pageNumber, Pager } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { ReviewCard } from './ReviewCard.tsx'

type Query = { readonly state: ReviewState; readonly page: number }

const hrefOf = ({ state, page }: Query): string =>
  addressWith('/desk/reviews', { state: state === 'held' ? undefined : state, page: pageNumber(page) })

export type ReviewsPageViewProps = Framed & {
  readonly query: Query
  readonly found: ReviewResults
  /** Whether the products of the reviews are linked: not everybody may see them. */
  readonly isProductLinked: boolean
  readonly typed: Typed
}

/** The review queue: publish, reject with a reason, reply. */
export const ReviewsPageView = ({
  staff, failure, query, found: { reviews, counts, pages }, isProductLinked, typed,
}: ReviewsPageViewProps) => {
  const { t } = useTexts()
  const title = t('back_office.nav.reviews')
  const links = REVIEW_STATES.map((state) => ({
    href: hrefOf({ state, page: 1 }), label: t(`back_office.review.${state}`), isCurrent: state === query.state, count: counts[state],
  }))
  return (
    <PageFrame staff={staff} failure={failure} title={title}>
      <Chips label={title} links={links} />
      {reviews.length === 0 ? <p><FormattedMessage id="back_office.review.none" /></p> : (
        <Entries>
          {reviews.map((one) => <ReviewCard key={one.id} of={one} isProductLinked={isProductLinked} typed={typed} />)}
        </Entries>
      )}
      <Pager label={title} page={query.page} pages={pages} href={(page) => hrefOf({ ...query, page })} />
    </PageFrame>
  )
}
