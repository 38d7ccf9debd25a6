import type { GatewayDeps, Gateways } from './gateways.ts'

/** Passkeys, for signing in without a password. */
export const makePasskeyGateway = ({ call }: GatewayDeps): Pick<Gateways, 'passkeys'> => ({
  passkeys: {
    begin: (password) => call('beginPasskey', password === undefined ? {} : { password }),
    add: (name, answer) => call('addPasskey', { name, response: answer }),
    beginSignIn: () => call('beginPasskeySignIn', {}),
    signIn: (answer, cart) => call('signInWithPasskey', { response: answer, ...(cart === undefined ? {} : { cart }) }),
  },
})
