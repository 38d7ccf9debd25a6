import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { GiftGateway } from './gift-gateway.port.ts'
import { changingInStore } from './in-store.ts'
import type { CartChangeDeps } from './on-current-cart.ts'

/** Declines the trials of a cart, by its token or the visitor's own; without either nothing is sent (Commerce §8). */
export type OptOutOfGifts = (cartToken?: CartToken) => TE.TaskEither<Failure, Cart>
export const OptOutOfGifts = token<OptOutOfGifts>('OptOutOfGifts')

export const makeOptOutOfGifts =
  (deps: CartChangeDeps & { readonly gifts: GiftGateway }): OptOutOfGifts =>
  (cartToken) =>
  () => {
    const stored = cartToken ?? deps.keeper.read()
    return stored === undefined
      ? TE.left<Failure, Cart>({ _tag: 'NoCartToken' })()
      : deps.queue.run(changingInStore(deps.store)(deps.gifts.optOut(stored)))()
  }
