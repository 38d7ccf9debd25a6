import { expect, it } from 'vitest'
import { wearsOut } from '../../../domain/reorder/wears-out.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aSolution } from '../../support/builders/solution.ts'

it('an order wears out if it contains a lens, whatever else it contains', () => {
  const bottle = aLine({ product: aSolution() })
  expect([[aLine()], [bottle, aLine()], [bottle], []].map((lines) => wearsOut(anOrder({ lines })))).toEqual([true, true, false, false])
})
