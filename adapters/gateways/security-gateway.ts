import type { GatewayDeps, Gateways } from './gateways.ts'

/** How a customer signs in, and where. */
export const makeSecurityGateway = ({ call }: GatewayDeps): Pick<Gateways, 'security'> => ({
  security: {
    signInMethods: () => call('getSignInMethods', {}),
    changePassword: (asked) => call('changeMyPassword', asked),
    sessions: () => call('getSessions', {}),
    endSession: (id) => call('endSession', { id }),
    endOtherSessions: (asked = {}) => call('endOtherSessions', asked),
  },
})
