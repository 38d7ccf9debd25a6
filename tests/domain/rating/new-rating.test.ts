import { describe, expect, it } from 'vitest'
import { startedRating } from '../../../domain/rating/new-rating.ts'

describe('a new rating', () => {
  it('CC-CONST-04 AS-RATE-01 begins at five for each question and keeps what was given', () => {
    expect(startedRating(['comfort', 'quality'])).toEqual({ comfort: 5, quality: 5 })
    expect(startedRating(['comfort', 'quality'], { quality: 3 })).toEqual({ comfort: 5, quality: 3 })
  })
})
