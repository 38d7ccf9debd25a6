import type { GatewayDeps, Gateways } from './gateways.ts'

/** Another mailbox for the own account. */
export const makeEmailChangeGateway = ({ call }: GatewayDeps): Pick<Gateways, 'emailChanges'> => ({
  emailChanges: {
    pending: () => call('getEmailChange', {}),
    request: (asked) => call('requestEmailChange', asked),
    confirm: (mail) => call('confirmEmailChange', { token: mail }),
    cancel: () => call('cancelEmailChange', {}),
    callOff: (mail) => call('cancelEmailChangeByLink', { token: mail }),
  },
})
