import type { IdentityGateway } from '../../application/storefront/identity/identity-gateway.port.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import type { Call } from './call.ts'

export const makeHttpIdentity = ({ call }: { readonly call: Call }): IdentityGateway => ({
  signIn: ({ email, password }, cart) => call(OPERATIONS.signIn, { body: { email, password, cart_token: cart ?? null } }),
  signUp: ({ email, password, firstName, lastName }, cart) =>
    call(OPERATIONS.signUp, {
      body: { email, password, first_name: firstName, last_name: lastName, cart_token: cart ?? null },
    }),
  signOut: () => call(OPERATIONS.signOut, {}),
  profile: () => call(OPERATIONS.getProfile, {}),
})
