import type { GatewayDeps, Gateways } from './gateways.ts'

/** How a customer signs in, and where. */
export const makeSecurityGateway = ({ call }: GatewayDeps): Pick<Gateways, 'security'> => ({
  security: {
    signInMethods: () => call('getSignInMethods', {}),
    changePassword: (input) => call('changeMyPassword', input),
    sessions: () => call('getSessions', {}),
    endSession: (id) => call('endSession', { id }),
    endOtherSessions: (input = {}) => call('endOtherSessions', input),
  },
})
