import { expect, it } from 'vitest'
import { newSubscription } from '../../../domain/subscription/subscription-frequency.ts'

it('CC-ORDER-04 gives a new subscription without a frequency the default of 1', () => {
  expect(newSubscription()).toEqual({ frequency: 1 })
  expect(newSubscription({ frequency: 30 })).toEqual({ frequency: 30 })
})
