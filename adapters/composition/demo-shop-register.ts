import * as E from 'fp-ts/lib/Either.js'
import type { ShopRegister } from '../../application/commerce/shop/shop-register.port.ts'
import { makeRegister, registerMessage } from '../configuration/read-register.ts'
import register from '../seed/shops/register.json' with { type: 'json' }

/** The five demo shops, set up by a register like any other: the same products, each with its own prices, words and payment methods. */
export const demoShopRegister = (): ShopRegister => {
  const result = makeRegister(register)
  if (E.isLeft(result)) throw new Error(registerMessage('of the demo', result.left))
  return result.right
}
