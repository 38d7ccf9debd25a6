import type { ProductId } from '../product/product.ts'
import type { Locale } from '../shop/locale.ts'
import type { RejectionReason } from './rejection-reason.ts'
import type { ReviewReply } from './review-reply.ts'
import type { ReviewState } from './review-state.ts'
import type { ReviewText } from './review-text.ts'
import type { Stars } from './stars.ts'

export type SubmittedReview = {
  readonly text: ReviewText
  /** Only if the author wants to be named. */
  readonly reviewer?: string
  readonly state: ReviewState
  readonly locale: Locale
  /** ISO instant, UTC. */
  readonly writtenAt: string
  /** Of a rejected review only. */
  readonly rejectedFor?: RejectionReason
  /** The shop's reply, only to a published review. */
  readonly reply?: ReviewReply
}

/** A customer's rating. It applies to every pack of a lens (decision G8). */
export type SubmittedRating = {
  readonly id: number
  /** The pack that was bought. */
  readonly productId: ProductId
  readonly groupKey: string
  readonly stars: Stars
  /** ISO instant, UTC. */
  readonly submittedAt: string
  readonly review?: SubmittedReview
}
