import type { GatewayDeps, Gateways } from './gateways.ts'

/** Cards that the payment house keeps. */
export const makePaymentAliasGateway = ({ call }: GatewayDeps): Pick<Gateways, 'paymentAliases'> => ({
  paymentAliases: {
    list: () => call('getCustomerPaymentAlias', {}),
    remove: (alias) => call('deleteCustomerPaymentAlias', { alias }),
  },
})
