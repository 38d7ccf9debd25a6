import type { GatewayDeps, Gateways } from './gateways.ts'

/** Changes the e-mail address of the caller's account. */
export const makeEmailChangeGateway = ({ call }: GatewayDeps): Pick<Gateways, 'emailChanges'> => ({
  emailChanges: {
    pending: () => call('getEmailChange', {}),
    request: (input) => call('requestEmailChange', input),
    confirm: (mail) => call('confirmEmailChange', { token: mail }),
    cancel: () => call('cancelEmailChange', {}),
    cancelByLink: (mail) => call('cancelEmailChangeByLink', { token: mail }),
  },
})
