import { describe, expect, it } from 'vitest'
import { RATING_MAX, shownRating } from '../../../domain/rating/shown-rating.ts'

describe('a displayed rating', () => {
  it('shows no stars for a product without ratings', () => {
    expect(shownRating({ ratingTotal: 4, ratingCount: 0 })).toBeUndefined()
  })

  it('shows the average with one decimal and the number of ratings', () => {
    expect(shownRating({ ratingTotal: 4.349, ratingCount: 12 })).toEqual({ value: 4.3, count: 12 })
  })

  it.each([[7, RATING_MAX], [-1, 0]])('limits an average of %d to the scale', (ratingTotal, value) => {
    expect(shownRating({ ratingTotal, ratingCount: 1 })).toEqual({ value, count: 1 })
  })
})
