import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Which cart a link leads to. A link's token is never kept, only what proves it. */
export interface CartLinks {
  readonly store: (link: {
    readonly token: CartLinkToken
    readonly cartToken: CartToken
    readonly endsAt: Date
  }) => TaskEither<ServiceUnavailable, void>
  /** `undefined` for a link that ended or that nobody made. */
  readonly cartOf: (token: CartLinkToken, now: Date) => TaskEither<ServiceUnavailable, CartToken | undefined>
}
