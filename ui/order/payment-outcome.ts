/** The result reported by the payment page; only for display, the state of the order decides (decision A31). */
export type PaymentOutcome = 'cancelled' | 'failed'

export const readPaymentOutcome = (url: URL): PaymentOutcome | undefined => {
  const payment = url.searchParams.get('payment')
  return payment === 'cancelled' || payment === 'failed' ? payment : undefined
}
