/** How the visitor came back from the payment page; what counts is the order's own state (decision A31). */
export type PaymentOutcome = 'cancelled' | 'failed'

export const readPaymentOutcome = (url: URL): PaymentOutcome | undefined => {
  const payment = url.searchParams.get('payment')
  return payment === 'cancelled' || payment === 'failed' ? payment : undefined
}
