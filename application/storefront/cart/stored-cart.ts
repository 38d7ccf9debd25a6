import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'

/** The visitor's cart, if any, for a request that merges it into the customer's. */
export const storedCart = (keeper: CartTokenKeeper) => omitUndefined({ cart: keeper.read() })
