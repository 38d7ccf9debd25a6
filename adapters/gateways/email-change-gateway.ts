import type { GatewayDeps, Gateways } from './gateways.ts'

/** Another mailbox for the own account. */
export const makeEmailChangeGateway = ({ call }: GatewayDeps): Pick<Gateways, 'emailChanges'> => ({
  emailChanges: {
    pending: () => call('getEmailChange', {}),
    ask: (asked) => call('requestEmailChange', asked),
    confirm: (letter) => call('confirmEmailChange', { token: letter }),
    drop: () => call('cancelEmailChange', {}),
    callOff: (letter) => call('cancelEmailChangeByLink', { token: letter }),
  },
})
