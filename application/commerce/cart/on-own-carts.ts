import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { browserMarkOf } from '../shop/browser-mark-of.ts'
import type { Callers } from '../shop/request-context.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { CartRepository } from './cart-repository.port.ts'
import { cartsOfCaller } from './carts-of-caller.ts'

type Carts = { readonly carts: CartRepository }
type Ports<Own> = Omit<Own, 'linkedCarts'> & Carts & { readonly tokens: TokenMaker }

/**
 * A use case over the carts that its caller may use, so that it cannot omit the ownership check. `linkedCarts` are all carts, for the
 * items that a link shows.
 */
export const onOwnCarts =
  <Own extends Carts, Input, Failed, Output>(
    make: (ports: Own) => (caller: Callers['visitor'], input: Input) => TaskEither<Failed, Output>,
  ) =>
  (ports: Ports<Own>) =>
  (caller: Callers['visitor'], input: Input): TaskEither<Failed, Output> => {
    const carts = cartsOfCaller(ports.carts, caller.owner, browserMarkOf(caller.session, ports.tokens))
    return make({ ...ports, carts, linkedCarts: ports.carts } as unknown as Own)(caller, input)
  }
