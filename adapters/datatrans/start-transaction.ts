import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { ReturnAddresses } from '../../application/commerce/payment/payment-provider.port.ts'
import { PROVIDER_CODES } from '../../domain/payment/provider-code.ts'
import type { Payment } from '../../domain/payment/payment.ts'
import type { Locale } from '../../domain/shop/locale.ts'

const StartedCodec = t.strict({ transactionId: t.string }, 'DatatransStarted')
const NAME = /^[0-9A-Za-z-]{1,64}$/

/** What the house must know: minor units, our name of the attempt, the one way to pay, the ways back. */
const orderOf = (payment: Payment, locale: Locale, { success, cancel, error, notice }: ReturnAddresses): object => ({
  currency: payment.amount.currency,
  amount: payment.amount.cents,
  refno: payment.id,
  paymentMethods: [PROVIDER_CODES[payment.method]],
  language: locale,
  // Nobody collects an amount that was merely reserved, so the house is asked to do so itself.
  autoSettle: true,
  redirect: { successUrl: success, cancelUrl: cancel, errorUrl: error, method: 'GET' },
  webhook: { url: notice },
})

type Asked = {
  readonly api: string
  readonly authorization: string
  readonly payment: Payment
  readonly locale: Locale
  readonly addresses: ReturnAddresses
  readonly send: typeof fetch
  /** Milliseconds. */
  readonly patience: number
}

/** Tells the house of an attempt and answers the house's name for it; throws when there is none. */
export const startTransaction = async (asked: Asked): Promise<string> => {
  const { api, authorization, payment, locale, addresses, send, patience } = asked
  const answer = await send(`${api}/v1/transactions`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(orderOf(payment, locale, addresses)),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`Datatrans answered ${answer.status}: ${text.slice(0, 300)}`)
  const started = StartedCodec.decode(JSON.parse(text))
  if (E.isLeft(started) || !NAME.test(started.right.transactionId))
    throw new Error('Datatrans did not name the transaction it started')
  return started.right.transactionId
}
