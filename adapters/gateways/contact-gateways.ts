import type { GatewayDeps, Gateways } from './gateways.ts'

/** Messages to the shop's staff. */
export const makeContactGateways = ({ call }: GatewayDeps): Pick<Gateways, 'contact'> => ({
  contact: {
    send: (message) => call('sendMessage', message),
    withdraw: (statement) => call('declareWithdrawal', statement),
  },
})
