import type { GatewayDeps, Gateways } from './gateways.ts'

/** Marketing consents and newsletters. */
export const makeMarketingGateways = ({ call }: GatewayDeps): Pick<Gateways, 'marketing' | 'newsletters'> => ({
  marketing: {
    preferences: (id) => call('getMarketingCommunication', { id }),
    channels: () => call('getMarketingCommunicationChannels', {}),
    update: (customer, channels) => call('updateMarketingCommunication', { accountId: customer.accountId, channels, customer }),
    subscribe: (isWanted) => call('subscribeNewsletter', { isWanted }),
  },
  newsletters: {
    request: (email) => call('requestNewsletter', { email }),
    confirm: (token) => call('confirmNewsletter', { token }),
    unsubscribe: (token) => call('unsubscribeNewsletter', { token }),
  },
})
