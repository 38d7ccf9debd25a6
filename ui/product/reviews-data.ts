import type { ShownReviews } from '../../domain/rating/shown-reviews.ts'
import { REVIEWS_A_PAGE } from '../../domain/rating/shown-reviews.ts'
import { STARS } from '../../domain/rating/stars.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import type { PageLinks } from '../listing/listing-links.ts'

export type ShownReview = {
  readonly id: number
  readonly stars: number
  readonly text: string
  readonly reviewer?: string
  readonly locale: Locale
  /** yyyy-MM-dd. */
  readonly day: string
  /** The reply of the shop, in the same language. */
  readonly reply?: { readonly text: string; readonly day: string }
}

/** The ratings and reviews of a product. */
export type ReviewsData = {
  /** Most stars first; `share` in per cent of all ratings. */
  readonly spread: readonly { readonly stars: number; readonly count: number; readonly share: number }[]
  readonly reviews: readonly ShownReview[]
  /** Absent with a single page. */
  readonly links?: PageLinks
}

const linkTo = (search: URLSearchParams, page: number): string => {
  const params = new URLSearchParams(search)
  if (page === 1) params.delete('reviews')
  else params.set('reviews', String(page))
  return `?${params.toString()}#reviews`
}

const linksOf = (search: URLSearchParams, page: number, pages: number): PageLinks => {
  const numbers = [page - 1, page, page + 1].filter((value) => value >= 1 && value <= pages)
  return {
    current: page,
    pages: numbers.map((value) => ({ value, to: linkTo(search, value), isChosen: value === page })),
    ...(page > 1 ? { previous: linkTo(search, page - 1) } : {}),
    ...(page < pages ? { next: linkTo(search, page + 1) } : {}),
  }
}

const dayOf = (instant: string): string => zurichTime(new Date(instant)).day

export const toReviewsData = ({ counts, reviews, total }: ShownReviews, search: URLSearchParams, page: number): ReviewsData => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const pages = Math.ceil(total / REVIEWS_A_PAGE)
  return {
    spread: counts.map((count, index) => ({ stars: index + STARS.from, count, share: all === 0 ? 0 : Math.round((count * 100) / all) }))
      .toReversed(),
    reviews: reviews.map(({ writtenAt, reply, ...review }) => ({
      ...review, day: dayOf(writtenAt), ...(reply === undefined ? {} : { reply: { text: reply.text, day: dayOf(reply.repliedAt) } }),
    })),
    ...(pages > 1 && page <= pages ? { links: linksOf(search, page, pages) } : {}),
  }
}
