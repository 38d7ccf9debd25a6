import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Cart } from '../../../domain/cart/cart.ts'
import { withTotals } from '../../../domain/cart/with-totals.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aStockRow, aVariantId } from '../../support/builders/stock-row.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const MINUS_TWO = { sphere: -2, radius: 8.6, diameter: 14 }
const MINUS_FIVE = { sphere: -5, radius: 8.6, diameter: 14 }
const FULL = aCart({
  checkoutState: 'payment_selected',
  lines: [
    aLine({ eye: 'right', quantity: 2, fk: 'spring' }),
    aLine({
      eye: 'left',
      createdFrom: { type: 'recommendation', recommendationId: 'r1', source: 'product', itemPosition: 2 },
    }),
  ],
  email: made(makeEmail('erika@example.ch')),
  additions: ['addition-00000001'],
  billingAddress: anAddress({ phoneNumber: '+41791234567', birthday: '1990-01-02' }),
  shippingAddress: { ...anAddress(), recipient: 'Frau Muster', studioId: 'studio-1' },
  shippingMethod: 'swisspost_a_post_parcel',
  paymentMethod: 'visa',
  comment: 'Bitte klingeln',
  trialsDeclined: true,
  shipping: 790,
})

const readStored = ({ id: _id, ...cart }: Cart): Omit<Cart, 'id'> => cart

/** Contract of the cart repositories. */
export const cartRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)

  describe('cart repository', () => {
    it('stores a whole cart and numbers it', () =>
      run(aCatalogue(), async ({ carts }) => {
        const put = await value(carts.put(readStored(FULL)))
        expect(put).toEqual({ ...FULL, id: put.id })
        expect(put.id).toBeGreaterThan(0)
        expect(await value(carts.cart(FULL.token))).toEqual(put)
        const other = await value(carts.put(readStored(aCart({ token: cartToken('2') }))))
        expect(other.id).not.toBe(put.id)
      }))

    it('CC-CALL-05 finds no cart by an unknown token', () =>
      run(aCatalogue(), async ({ carts }) => {
        expect(await refusal(carts.cart(cartToken('nobody')))).toEqual({ _tag: 'NotFound', what: 'cart' })
        expect(await refusal(carts.change(cartToken('nobody'), E.right))).toEqual({ _tag: 'NotFound', what: 'cart' })
      }))

    it('reads a cart with the stock of its lines', () =>
      run(
        aCatalogue({ products: [aProduct()], stock: [aStockRow(aProduct(), { option: MINUS_TWO, onHand: 3, stopOrder: true })] }),
        async ({ carts }) => {
          const stocked = aVariantId(aProduct(), MINUS_TWO)
          const lines = [aLine({ eye: 'right', option: MINUS_TWO }), aLine({ id: 'line-2', eye: 'left', option: MINUS_FIVE })]
          const cart = await value(carts.put(readStored(aCart({ lines }))))
          await value(carts.put(readStored(aCart({ token: cartToken('2') }))))
          const [read, empty] = await Promise.all([value(carts.stockedCart(cart.token)), value(carts.stockedCart(cartToken('2')))])
          expect(read).toEqual({ cart, stocks: new Map([[stocked, { onHand: 3, stopOrder: true }]]) })
          expect(empty).toMatchObject({ cart: { token: cartToken('2') }, stocks: new Map() })
          expect(await refusal(carts.stockedCart(cartToken('nobody')))).toEqual({ _tag: 'NotFound', what: 'cart' })
          const change = carts.change(cart.token, (current) => E.right({ ...current, comment: 'Bitte klingeln' }), read.cart)
          expect((await value(change)).comment).toBe('Bitte klingeln')
        },
      ))

    it('stores the decision and returns it', () =>
      run(aCatalogue(), async ({ carts }) => {
        await value(carts.put(readStored(aCart())))
        const changed = await value(carts.change(cartToken('1'), (cart) => E.right({ ...cart, comment: 'Danke' })))
        expect(changed.comment).toBe('Danke')
        expect(await value(carts.cart(cartToken('1')))).toEqual(changed)
      }))

    it('stores nothing when the decision is a rejection', () =>
      run(aCatalogue(), async ({ carts }) => {
        const before = await value(carts.put(readStored(aCart())))
        expect(await refusal(carts.change(cartToken('1'), () => E.left({ _tag: 'CartCompleted' })))).toEqual({
          _tag: 'CartCompleted',
        })
        expect(await value(carts.cart(cartToken('1')))).toEqual(before)
      }))

    it('accepts an earlier read of a cart, and loses no concurrent change', () =>
      run(aCatalogue(), async ({ carts }) => {
        await value(carts.put(readStored(aCart())))
        const seen = await value(carts.cart(cartToken('1')))
        const comment = (cart: Cart) => E.right({ ...cart, comment: `${cart.comment ?? ''}+` })
        expect(await value(carts.change(cartToken('1'), comment, seen))).toMatchObject({ comment: '+' })
        const again = await value(carts.change(cartToken('1'), (cart) => E.right({ ...cart, shippingMethod: 'dhl' }), seen))
        expect(again).toMatchObject({ comment: '+', shippingMethod: 'dhl' })
        expect(await value(carts.cart(cartToken('1')))).toMatchObject({ comment: '+', shippingMethod: 'dhl' })
        await Promise.all(Array.from({ length: 20 }, () => value(carts.change(cartToken('1'), comment, seen))))
        expect((await value(carts.cart(cartToken('1')))).comment).toBe('+'.repeat(21))
      }))

    it('changes two carts together, or neither', () =>
      run(aCatalogue(), async ({ carts }) => {
        await value(carts.put(readStored(aCart({ lines: [aLine()] }))))
        await value(carts.put(readStored(aCart({ token: cartToken('2') }))))
        const tokens = { from: cartToken('1'), into: cartToken('2') }
        const moved = await value(
          carts.changeTwo(tokens, ({ from, into }) => E.right({ from: { ...from, lines: [] }, into: { ...into, lines: from.lines } })),
        )
        expect(await value(carts.cart(tokens.into))).toEqual(moved.into)
        expect(moved.into.lines).toHaveLength(1)
        expect((await value(carts.cart(tokens.from))).lines).toEqual([])
        expect(await refusal(carts.changeTwo(tokens, () => E.left({ _tag: 'CartCompleted' })))).toEqual({ _tag: 'CartCompleted' })
        expect(await value(carts.cart(tokens.into))).toEqual(moved.into)
        const unknown = { from: cartToken('1'), into: cartToken('nobody') }
        expect(await refusal(carts.changeTwo(unknown, (pair) => E.right(pair)))).toEqual({ _tag: 'NotFound', what: 'cart' })
      }))

    it('moves items once when both directions are requested at once, twenty times', () =>
      run(aCatalogue(), async ({ carts }) => {
        await value(carts.put(readStored(aCart({ lines: [aLine()] }))))
        await value(carts.put(readStored(aCart({ token: cartToken('2'), lines: [aLine({ eye: 'left' })] }))))
        const [one, two] = [cartToken('1'), cartToken('2')]
        await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            value(
              carts.changeTwo(index % 2 === 0 ? { from: one, into: two } : { from: two, into: one }, ({ from, into }) =>
                E.right({ from: { ...from, lines: [] }, into: { ...into, lines: [...into.lines, ...from.lines] } }),
              ),
            ),
          ),
        )
        const lines = [...(await value(carts.cart(one))).lines, ...(await value(carts.cart(two))).lines]
        expect(lines).toHaveLength(2)
      }))

    it('loses no change when a hundred arrive at once', () =>
      run(aCatalogue(), async ({ carts }) => {
        await value(carts.put(readStored(aCart())))
        const addOne = (cart: Cart) =>
          E.right(withTotals({ ...cart, lines: [...cart.lines, aLine({ id: `line-${cart.lines.length + 1}` })] }))
        await Promise.all(Array.from({ length: 100 }, () => value(carts.change(cartToken('1'), addOne))))
        const cart = await value(carts.cart(cartToken('1')))
        expect(cart.lines).toHaveLength(100)
        expect(cart.totals.total.cents).toBe(500_000)
      }))
  })
}
