import type { GatewayDeps, Gateways } from './gateways.ts'

/** The deletion of the own account. */
export const makeErasureGateway = ({ call }: GatewayDeps): Pick<Gateways, 'erasures'> => ({
  erasures: {
    pending: () => call('getErasure', {}),
    ask: (password) => call('askErasure', { password }),
    drop: () => call('dropErasure', {}),
    callOff: (letter) => call('callOffErasure', { token: letter }),
  },
})
