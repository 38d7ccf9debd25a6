import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Links to carts. A link's token is never stored, only its hash. */
export interface CartLinks {
  readonly store: (link: {
    readonly token: CartLinkToken
    readonly cartToken: CartToken
    readonly endsAt: Date
  }) => TaskEither<ServiceUnavailable, void>
  /** `undefined` for a link that expired or does not exist. */
  readonly cartOf: (token: CartLinkToken, now: Date) => TaskEither<ServiceUnavailable, CartToken | undefined>
}
