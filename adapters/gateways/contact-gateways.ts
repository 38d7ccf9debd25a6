import type { GatewayDeps, Gateways } from './gateways.ts'

/** Letters to the people of the shop. */
export const makeContactGateways = ({ call }: GatewayDeps): Pick<Gateways, 'contact'> => ({
  contact: {
    send: (message) => call('sendMessage', message),
    withdraw: (statement) => call('declareWithdrawal', statement),
  },
})
