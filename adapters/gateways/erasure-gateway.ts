import type { GatewayDeps, Gateways } from './gateways.ts'

/** The deletion of the own account. */
export const makeErasureGateway = ({ call }: GatewayDeps): Pick<Gateways, 'erasures'> => ({
  erasures: {
    pending: () => call('getAccountDeletion', {}),
    request: (password) => call('requestAccountDeletion', { password }),
    cancel: () => call('cancelAccountDeletion', {}),
    cancelByLink: (mail) => call('cancelAccountDeletionByLink', { token: mail }),
  },
})
