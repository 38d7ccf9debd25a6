import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ItemsRequest } from '../../adapters/commerce-api/cart/item-request.codec.ts'
import { CartRecord } from '../../adapters/commerce-api/cart/cart.codec.ts'
import { wireOf } from '../support/api/wire-of.ts'
import { cartCodec } from '../../adapters/postgres/cart/cart-codec.ts'
import { addLine } from '../../domain/cart/add-line.ts'
import { mergeAbandoned } from '../../domain/cart/merge-abandoned.ts'
import { mergeCarts } from '../../domain/cart/merge-carts.ts'
import { toLineInput, type Cart, type CartLine } from '../../domain/cart/cart.ts'
import { isGiftLine } from '../../domain/product/gift-line.ts'
import { ANY_CART_LINE, ANY_LINE_INPUT } from '../support/any-reply.ts'
import { aCart } from '../support/builders/cart.ts'
import { aLine } from '../support/builders/cart-line.ts'
import { made } from '../support/builders/made.ts'
import { someSettings } from '../support/builders/shop-settings.ts'

const MOST = 99
const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body))
const cartWith = (line: CartLine): Cart => ({ ...aCart(), id: 2, lines: [line] })
const onlyLine = ({ lines }: Cart): CartLine | undefined => lines[0]

/** What no cart copies from another one: the id, position and total of a line. */
const withoutIdentity = (line: CartLine | undefined): unknown => ({ ...line, id: 'any', position: 0, total: 0 })

/** A gift stays in its own cart. */
const ANY_BOUGHT_LINE = ANY_CART_LINE.filter((line) => !isGiftLine(line))

const COPIES: { readonly [method: string]: (line: CartLine) => CartLine | undefined } = {
  'over the wire': (line) => onlyLine(made(CartRecord.decode(sent(wireOf(CartRecord, cartWith(line)))))),
  'out of the database': (line) => onlyLine(made(cartCodec.decode(sent(cartWith(line))))),
}

const MOVES: { readonly [method: string]: (line: CartLine) => CartLine | undefined } = {
  'into the cart of a customer': (line) => onlyLine(mergeCarts(aCart(), cartWith(line), () => MOST)),
  'out of an abandoned cart': (line) =>
    onlyLine(made(mergeAbandoned({ abandoned: cartWith(line), latest: aCart() }, { maximumOf: () => MOST, idOf: () => 'new' })).latest),
}

describe('F-D06 a line of a cart loses no field', () => {
  it.each(Object.entries(COPIES))('%s', (_name, copy) => {
    fc.assert(fc.property(ANY_CART_LINE, (line) => { expect(copy(line)).toStrictEqual(line) }))
  })

  it.each(Object.entries(MOVES))('%s', (_name, move) => {
    fc.assert(fc.property(ANY_BOUGHT_LINE, (line) => { expect(withoutIdentity(move(line))).toStrictEqual(withoutIdentity(line)) }))
  })

  it('that a shopper set when it is added back after it was removed', () => {
    const send = (line: CartLine) =>
      made(ItemsRequest.decode(sent(ItemsRequest.write({ items: [toLineInput(line)] }, { shop: someSettings() })))).items
    const lens = { option: { sphere: -1 }, eye: 'left' as const }
    fc.assert(fc.property(ANY_LINE_INPUT, (input) => {
      const line: CartLine = { ...aLine(), ...input, ...lens }
      expect(send(line)).toStrictEqual([{ ...input, ...lens, priceChannel: someSettings().priceChannel }])
    }))
  })

  it('when two lines are merged, and the campaign of the later one counts', () => {
    const joined = (there: string | undefined, added: string | undefined) => {
      const keyed = (fk: string | undefined): CartLine => (fk === undefined ? aLine() : aLine({ fk }))
      return onlyLine(made(addLine(aCart({ lines: [keyed(there)] }), keyed(added), MOST)))?.fk
    }
    expect([joined('spring', undefined), joined(undefined, 'autumn'), joined('spring', 'autumn'), joined(undefined, undefined)])
      .toStrictEqual(['spring', 'autumn', 'autumn', undefined])
  })
})
