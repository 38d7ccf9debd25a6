import type { ReturnAddresses } from '../../../application/commerce/payment/payment-provider.port.ts'

export const SECRET = 'a secret of thirty-two letters ok'

/** Return addresses of a shop at `origin`; the webhook goes to `notice`. */
export const addresses = (origin: string, notice = `${origin}/api/payments/notice`): ReturnAddresses => ({
  success: `${origin}/checkout/thank-you/order-1`,
  cancel: `${origin}/checkout/thank-you/order-1?payment=cancelled`,
  error: `${origin}/checkout/thank-you/order-1?payment=failed`,
  notice,
})
