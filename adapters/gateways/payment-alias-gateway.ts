import type { GatewayDeps, Gateways } from './gateways.ts'

/** Cards saved at the payment provider. */
export const makePaymentAliasGateway = ({ call }: GatewayDeps): Pick<Gateways, 'paymentAliases'> => ({
  paymentAliases: {
    list: () => call('getCustomerPaymentAlias', {}),
    remove: (alias) => call('deleteCustomerPaymentAlias', { alias }),
  },
})
