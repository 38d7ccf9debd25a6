import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { expect, it } from 'vitest'
import { QuotePrice } from '../../../application/storefront/pricing/quote-price.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import { chf } from '../../support/builders/money.ts'
import { browse, openFilled, replacing } from '../checkout/browse.tsx'

const CHOSEN = { intent: 'update', r_sphere: '-2.25', r_radius: '8.6', r_diameter: '14', r_quantity: '2', l_quantity: '0' }

it('CC-PRICE-06 the page shows the price for this visitor after its form was sent, with the chosen quantity', async () => {
  const { visitor, cart } = await openFilled()
  const path = `/p/${cart.lines[0]?.productId ?? 0}`
  const quantities: number[] = []
  const price = priceFields(chf(4321), chf(4321), chf(4321))
  const quoting = browse(replacing(visitor, QuotePrice, (id, quantity) => {
    quantities.push(quantity)
    return TE.right(id && { productIds: [id], unit: price, totalExcludingInCart: price })
  }))
  expect((await quoting.post(path, CHOSEN)).words).toContain('43.21')
  expect(quantities).toEqual([2])
  const silent = browse(replacing(visitor, QuotePrice, () => () => Promise.resolve(E.left({ _tag: 'ServiceUnavailable' }))))
  expect((await silent.post(path, CHOSEN)).status).toBe(200)
})
