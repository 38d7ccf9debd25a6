import type { GatewayDeps, Gateways } from './gateways.ts'

/** The deletion of the own account. */
export const makeErasureGateway = ({ call }: GatewayDeps): Pick<Gateways, 'erasures'> => ({
  erasures: {
    pending: () => call('getErasure', {}),
    ask: (password) => call('requestAccountDeletion', { password }),
    drop: () => call('cancelAccountDeletion', {}),
    callOff: (letter) => call('cancelAccountDeletionByLink', { token: letter }),
  },
})
