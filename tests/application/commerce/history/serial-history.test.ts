import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CommercePorts } from '../../../../application/commerce/commerce.ts'
import { serialOrder, type Entry, type Model } from '../../../support/history/serial-order.ts'
import { anyPlan, historyCatalogue, historyLines, historyPorts, isSerial, recordHistory } from '../../../support/history/shop-history.ts'
import { TRIES } from '../../../support/repetitions.ts'
import { stockedBy } from '../../../support/stocked-by.ts'

/** Another client acts between reading the cart and writing it. */
const losingUpdates = ({ carts, ...ports }: CommercePorts): CommercePorts => ({
  ...ports,
  carts: {
    ...carts,
    change: (token, decide) => pipe(
      carts.cart(token),
      TE.flatMapEither(decide),
      TE.flatMap((changed) => carts.change(token, () => E.right(changed))),
    ),
  },
})

/** An order that takes packs without checking stock. */
const overselling = (): CommercePorts => {
  const ports = historyPorts({}, historyCatalogue(false))
  const stock: CommercePorts['stock'] = {
    ...ports.stock,
    stockOf: (ids) => pipe(
      ports.stock.stockOf(ids), TE.map((stocks) => new Map([...stocks].map(([id, one]) => [id, { ...one, stopOrder: true }]))),
    ),
  }
  return { ...ports, stock, carts: stockedBy(stock, ports.carts) }
}

const isEverTorn = async (open: () => CommercePorts): Promise<boolean> => {
  for (const plan of fc.sample(anyPlan, { seed: 13, numRuns: 500 })) if (!isSerial(await recordHistory([open()], plan))) return true
  return false
}

describe('concurrent requests of several users', () => {
  it('S13 have the results of some serial order: adding, ordering, cancelling, reading', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        const history = await recordHistory([historyPorts()], plan)
        expect(isSerial(history), historyLines(history).join('\n')).toBe(true)
      }),
      { numRuns: TRIES.serialHistories },
    )
  })

  it.each([
    ['an update of a cart is lost', () => losingUpdates(historyPorts())],
    ['an order takes what is gone', overselling],
  ] as const)('S13 are detected as not serial if %s', async (_what, open) => {
    expect(await isEverTorn(open)).toBe(true)
  })
})

describe('the search for a serial order', () => {
  type Register = { readonly writes?: number; readonly reads?: number }
  const register: Model<number, Entry<Register, undefined>> = (state, { request: { writes, reads } }) =>
    writes ?? (reads === state ? state : undefined)
  const entry = (register: Register, begun: number, ended: number): Entry<Register, undefined> => (
    { request: register, response: undefined, begun, ended }
  )

  it('finds one if overlapping requests can be put in any order', () => {
    const [write, old, fresh] = [entry({ writes: 1 }, 0, 5), entry({ reads: 0 }, 1, 4), entry({ reads: 1 }, 2, 3)] as const
    expect(serialOrder([write, fresh, old], 0, register)).toEqual([old, write, fresh])
  })

  it('finds none if a request reads a state that ended before it began, or time would run backwards', () => {
    expect(serialOrder([entry({ writes: 1 }, 0, 1), entry({ reads: 0 }, 2, 3)], 0, register)).toBeUndefined()
    const [write, fresh, old] = [entry({ writes: 1 }, 0, 5), entry({ reads: 1 }, 1, 2), entry({ reads: 0 }, 3, 4)] as const
    expect(serialOrder([write, fresh, old], 0, register)).toBeUndefined()
  })
})
