import { omitUndefined } from '../../domain/omit-undefined.ts'
import type { GatewayDeps, Gateways } from './gateways.ts'

/** Orders, payments and reorders. */
export const makeOrderGateways = ({ call }: GatewayDeps): Pick<Gateways, 'orders' | 'reorders'> => ({
  orders: {
    place: (token, consent) => call('createOrder', { token, consent }),
    order: (token) => call('getOrder', { token }),
    shared: (token) => call('trackOrder', { token }),
    prove: (token, proof) => call('verifyOrderAccess', { token, proof }),
    paymentMethods: (token) => call('getOrderPaymentMethods', { token }),
    paymentSlip: (token) => call('getPaymentSlip', { token }),
    startPayment: (token, method, card) => call('createPayment', { token, ...omitUndefined({ method }), ...card }),
  },
  reorders: {
    reorder: (input) => call('reorder', input),
    interval: (supplied) => call('getReorderInterval', supplied),
  },
})
