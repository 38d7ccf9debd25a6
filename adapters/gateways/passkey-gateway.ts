import type { GatewayDeps, Gateways } from './gateways.ts'

/** Passkeys, for signing in without a password. */
export const makePasskeyGateway = ({ call }: GatewayDeps): Pick<Gateways, 'passkeys'> => ({
  passkeys: {
    list: () => call('getPasskeys', {}),
    begin: (password) => call('beginPasskey', password === undefined ? {} : { password }),
    add: (name, answer) => call('addPasskey', { name, response: answer }),
    remove: (id, password) => call('removePasskey', { id, ...(password === undefined ? {} : { password }) }),
    beginSignIn: () => call('beginPasskeySignIn', {}),
    signIn: (answer, cart) => call('signInWithPasskey', { response: answer, ...(cart === undefined ? {} : { cart }) }),
  },
})
