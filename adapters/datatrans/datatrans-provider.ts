import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CardVault } from '../../application/commerce/payment/card-vault.port.ts'
import type {
  NoticeRefused,
  PaymentPage,
  PaymentProvider,
  RefundRefused,
  ReturnAddresses,
  SignedNotice,
} from '../../application/commerce/payment/payment-provider.port.ts'
import type { PaymentNotice } from '../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../domain/refusal.ts'
import { DATATRANS_HOSTS, redirectAddress, type DatatransEnvironment } from './datatrans-hosts.ts'
import { lightboxAddress } from './lightbox-address.ts'
import { chargeAlias } from './charge-alias.ts'
import { deleteProviderToken } from './delete-provider-token.ts'
import { refundPart } from './refund-part.ts'
import { fetchTransaction } from './fetch-transaction.ts'
import type { DatatransClient } from './call-datatrans.ts'
import { signedAt } from './notice-signature.ts'
import { refundTransaction } from './refund-transaction.ts'
import { startTransaction } from './start-transaction.ts'
import { decodeTransaction } from './transaction.codec.ts'

type Configuration = {
  readonly merchantId: string
  readonly password: string
  /** Hex. */
  readonly signKey: string
  readonly environment: DatatransEnvironment
  /** Whether the shopper pays on the provider's own page, or in its lightbox on a page of ours. */
  readonly page?: 'redirect' | 'lightbox'
}

type Options = {
  readonly send?: typeof fetch
  /** Time limit of a request to the provider, in milliseconds. */
  readonly timeout?: number
  readonly report?: (error: unknown) => void
}

const TIMEOUT = 10_000
const MINUTE = 60_000
/**
 * The provider repeats notifications that were not accepted, and an outage may last: a repetition changes nothing, a lost notification
 * costs an order. Its clock may be slightly ahead. Milliseconds.
 */
const OLDEST = 24 * 60 * MINUTE
const AHEAD = 5 * MINUTE

const refused = (why: NoticeRefused['why']): E.Either<NoticeRefused, never> => E.left({ _tag: 'NoticeRefused', why })

const readNotice = (signKey: string, { body, signature, now }: SignedNotice): E.Either<NoticeRefused, PaymentNotice> => {
  const signed = signedAt(signKey, body, signature)
  if (signed === undefined) return refused('signature')
  const age = now.getTime() - signed
  if (age > OLDEST || age < -AHEAD) return refused('age')
  return pipe(decodeTransaction(body), E.orElseW(() => refused('body')))
}

const pageOf = ({ environment, page }: Configuration, reference: string, addresses: ReturnAddresses): PaymentPage => ({
  redirect: page === 'lightbox' ? lightboxAddress(reference, addresses) : redirectAddress(environment, reference),
  reference,
})

/** Datatrans: the shopper pays on its page, its signed notification decides (Commerce §9, decision A31). */
export const makeDatatransProvider = (configuration: Configuration, options: Options = {}): PaymentProvider & CardVault => {
  const { merchantId, password, signKey, environment } = configuration
  const { send = fetch, timeout = TIMEOUT, report = () => {} } = options
  const { api } = DATATRANS_HOSTS[environment]
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString('base64')}`
  const client: DatatransClient = { api, authorization, merchantId, send, timeout }
  const orReported = <Value>(work: () => Promise<Value>): TE.TaskEither<ServiceUnavailable, Value> =>
    TE.tryCatch(work, (error): ServiceUnavailable => {
      report(error)
      return { _tag: 'ServiceUnavailable' }
    })
  return {
    start: (payment, at) =>
      pipe(
        orReported(() => startTransaction(client, payment, at)),
        TE.map((reference) => pageOf(configuration, reference, at.addresses)),
      ),
    fetchNotice: (payment) => orReported(() => fetchTransaction(client, payment)),
    refund: (payment) => orReported(() => refundTransaction(client, payment)),
    giveBack: (payment, back) =>
      pipe(
        orReported(() => refundPart(client, payment, back)),
        TE.flatMap((response): TE.TaskEither<RefundRefused | ServiceUnavailable, void> => {
          if (E.isLeft(response)) report(new Error(`Datatrans rejected refund ${back.id}: ${response.left.why}`))
          return TE.fromEither(response)
        }),
      ),
    charge: (payment, card) => orReported(() => chargeAlias(client, payment, card)),
    delete: (alias) => orReported(() => deleteProviderToken(client, alias)),
    readNotice: (notice) => TE.fromIOEither(() => readNotice(signKey, notice)),
  }
}
