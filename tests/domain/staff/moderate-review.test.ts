import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { ratingFigures, starCounts } from '../../../domain/rating/rating-figures.ts'
import { readRatingId } from '../../../domain/rating/rating-id.ts'
import { makeReplyText, REPLY_LENGTH } from '../../../domain/rating/review-reply.ts'
import { REVIEW_STATES } from '../../../domain/rating/review-state.ts'
import { canModerate, moderateReview, type ModerationCommand } from '../../../domain/staff/moderate-review.ts'
import { aReview, replyText, stars } from '../../support/builders/rating.ts'

const reply = { text: replyText('Danke.'), repliedAt: '2026-03-02T10:00:00.000Z' }
const COMMANDS: readonly ModerationCommand[] = [
  { _tag: 'Publish' }, { _tag: 'Reject', reason: 'advertising' }, { _tag: 'Reply', reply }, { _tag: 'DeleteReply' },
]

describe('moderation of a review', () => {
  it('H-E04 moves it from held to published or rejected and from published to rejected; only a published one has a reply', () => {
    const transitions = REVIEW_STATES.flatMap((state) => COMMANDS.flatMap((command) => {
      const decided = moderateReview(aReview({ state }), command)
      expect(E.isRight(decided)).toBe(canModerate(state, command._tag))
      return E.isRight(decided) ? [`${state} ${command._tag} ${decided.right.state}`] : []
    }))
    expect(transitions).toEqual([
      'held Publish published', 'held Reject rejected',
      'published Reject rejected', 'published Reply published', 'published DeleteReply published',
    ])
    expect(moderateReview(aReview({ state: 'rejected' }), { _tag: 'Publish' }))
      .toEqual(E.left({ _tag: 'WrongReviewState', state: 'rejected' }))
  })

  it('H-E04 stores the reason of a rejection, which removes the reply', () => {
    const published = aReview({ state: 'published' })
    expect(moderateReview(published, { _tag: 'Reply', reply })).toEqual(E.right({ ...published, reply }))
    expect(moderateReview({ ...published, reply }, { _tag: 'DeleteReply' })).toStrictEqual(E.right(published))
    expect(moderateReview({ ...published, reply }, { _tag: 'Reject', reason: 'off_topic' }))
      .toStrictEqual(E.right({ ...published, state: 'rejected', rejectedFor: 'off_topic' }))
  })

  it('H-E04 counts the stars of every review but a rejected one', () => {
    const ratedReviews = REVIEW_STATES.map((state) => ({ stars: stars(state === 'rejected' ? 1 : 4), review: aReview({ state }) }))
    expect(ratingFigures(starCounts([...ratedReviews, { stars: stars(5) }]))).toEqual({ ratingTotal: 4.33, ratingCount: 3 })
  })
})

describe('a reply to a review', () => {
  it('Y14 contains no card number', () => {
    expect(makeReplyText('Karte 4242 – 4242 – 4242 – 4242?')).toEqual(E.right('Karte •••• 4242?'))
  })

  it('H-E04 has 2 to 1,000 readable characters', () => {
    expect(['', ' \n ', '\u200B\u200B\u200B', 'x'].map(makeReplyText)).toEqual(Array.from({ length: 4 }, () => E.left('InvalidLength')))
    expect(makeReplyText(' Danke!\r\n\r\n\r\n\r\nIhr Shop\u200B ')).toEqual(E.right('Danke!\n\nIhr Shop'))
    expect(makeReplyText('ä'.repeat(REPLY_LENGTH.to))).toEqual(E.right('ä'.repeat(REPLY_LENGTH.to)))
    expect(makeReplyText('ä'.repeat(REPLY_LENGTH.to + 1))).toEqual(E.left('InvalidLength'))
  })
})

describe('the id of a rating', () => {
  it('counts upwards from 1, and downwards from -1 for ratings from before customers gave them', () => {
    expect(['7', '-7', '0', '-0', '--7', '-', '07', '9999999999', 'x', undefined].map(readRatingId))
      .toEqual([7, -7, ...Array.from({ length: 8 }, () => undefined)])
  })
})
