import type { GatewayDeps, Gateways } from './gateways.ts'

/** The sign-in methods and sessions of a customer. */
export const makeSecurityGateway = ({ call }: GatewayDeps): Pick<Gateways, 'security'> => ({
  security: {
    signInMethods: () => call('getSignInMethods', {}),
    changePassword: (input) => call('changeMyPassword', input),
    sessions: () => call('getSessions', {}),
    endSession: (id) => call('endSession', { id }),
    endOtherSessions: (input = {}) => call('endOtherSessions', input),
  },
})
