import type { SignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import { aCustomer } from './customer.ts'
import { cartToken } from './cart.ts'

/** A sign-in; a cart that becomes the customer's is stored as `own`. */
export const aSignIn = ({ owner = aCustomer().accountId, newToken = cartToken('own'), maximum = 20 }: {
  readonly owner?: SignIn['owner']
  readonly newToken?: SignIn['newToken']
  readonly maximum?: number
} = {}): SignIn => ({ owner, newToken, maximumOf: () => maximum })
