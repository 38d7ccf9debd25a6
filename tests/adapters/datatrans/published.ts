import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { closed } from '../../../adapters/commerce-api/codec/closed.ts'
import { oneOf } from '../../../adapters/commerce-api/codec/one-of.ts'
import { textCodec, valueCodec } from '../../../adapters/commerce-api/codec/value-codec.ts'
import { ExactText } from '../../../adapters/commerce-api/values/request-text.codec.ts'

/*
 * What Datatrans publishes of its interface, as far as we use it: its OpenAPI document 2.0.22 of 9 September 2021, read
 * in the client library that was generated from it (github.com/stdex/datatrans-sdk-php). There are newer documents.
 * No field of an answer is promised there, so all are optional; a field that is not named there is not one.
 */

const text = (least: number, most: number) =>
  textCodec(`${least} to ${most} characters`, E.fromPredicate((input) => input.length >= least && input.length <= most, String), {})
const Whole = valueCodec('Whole', { type: 'integer' }, (input) => (Number.isSafeInteger(input) ? E.right(Number(input)) : E.left(input)))
const IsoInstant = textCodec('IsoInstant', E.fromPredicate((input) => !Number.isNaN(Date.parse(input)), String), {})

export const PUBLISHED_METHODS = [
  'ACC', 'ALP', 'APL', 'AMX', 'AZP', 'BON', 'CFY', 'CSY', 'CUP', 'DIN', 'DII', 'DIB', 'DIS', 'DNK', 'ECA', 'ELV',
  'EPS', 'ESY', 'INT', 'JCB', 'JEL', 'KLN', 'MAU', 'MDP', 'MFX', 'MPX', 'MYO', 'PAP', 'PAY', 'PEF', 'PFC', 'PSC',
  'REK', 'SAM', 'SWB', 'SCX', 'SWP', 'TWI', 'UAP', 'VIS', 'WEC',
] as const
export const PUBLISHED_STATUSES = [
  'initialized', 'challenge_required', 'challenge_ongoing', 'authenticated', 'authorized', 'settled', 'canceled',
  'transmitted', 'failed',
] as const
const PUBLISHED_ERRORS = [
  'UNKNOWN_ERROR', 'UNAUTHORIZED', 'INVALID_JSON_PAYLOAD', 'UNRECOGNIZED_PROPERTY', 'INVALID_PROPERTY',
  'CLIENT_ERROR', 'SERVER_ERROR', 'INVALID_TRANSACTION_STATUS', 'TRANSACTION_NOT_FOUND', 'EXPIRED_CARD',
  'INVALID_CARD', 'BLOCKED_CARD', 'UNSUPPORTED_CARD', 'INVALID_ALIAS', 'INVALID_CVV', 'DUPLICATE_REFNO', 'DECLINED',
  'SOFT_DECLINED', 'INVALID_SIGN', 'BLOCKED_BY_VELOCITY_CHECKER', 'THIRD_PARTY_ERROR', 'REFERRAL', 'INVALID_SETUP',
] as const

const Language = oneOf('Language', ['en', 'de', 'fr', 'it', 'es', 'el', 'no', 'da', 'pl', 'pt', 'ru', 'ja'])
const Method = oneOf('Method', PUBLISHED_METHODS)
const Currency = text(3, 3)
const Reference = text(1, 20)
const Amount = closed('Amount', {}, { amount: Whole, acquirerAuthorizationCode: ExactText })

const Action = closed('Action', {}, {
  action: oneOf('ActionName', ['init', 'authenticate', 'authorize', 'settle', 'credit', 'cancel']),
  autoSettle: t.boolean,
  amount: Whole,
  source: oneOf('Source', [
    'admin', 'amadeus', 'ajax', 'android', 'api', 'inline', 'ios', 'lightbox', 'link', 'redirect', 'secure_fields', 'system',
    'web', 'web_hidden', 'unknown',
  ]),
  date: IsoInstant,
  success: t.boolean,
  ip: ExactText,
})

const Card = closed('Card', {}, {
  // Named in the document as the request of a card, and in the provider's guide as its response (docs.datatrans.ch, v1/aliases).
  alias: ExactText,
  masked: ExactText,
  expiryMonth: ExactText,
  expiryYear: ExactText,
  info: closed('CardInfo', {}, { brand: ExactText, type: ExactText, usage: ExactText, country: ExactText, issuer: ExactText }),
  '3D': closed('ThreeD', {}, { authenticationResponse: oneOf('AuthenticationResponse', ['Y', 'N', 'U', 'A', 'C', 'D']) }),
})

/** A transaction in requests, and in the webhook. */
export const PublishedTransaction = closed('StatusResponse', {}, {
  transactionId: ExactText,
  type: oneOf('Type', ['payment', 'credit', 'card_check']),
  status: oneOf('Status', PUBLISHED_STATUSES),
  currency: ExactText,
  refno: ExactText,
  paymentMethod: Method,
  detail: closed('Detail', {}, {
    authorize: Amount,
    settle: closed('Settle', {}, { amount: Whole }),
    cancel: closed('Cancel', {}, { reversal: t.boolean }),
    fail: closed('Fail', {}, { reason: ExactText, message: ExactText }),
  }),
  language: Language,
  card: Card,
  TWI: closed('Twint', {}, { alias: ExactText }),
  history: t.readonlyArray(Action),
})

export const PublishedStart = closed('InitResponse', {}, { transactionId: ExactText })

export const PublishedError = closed('Error', {}, {
  error: closed('TransactionsError', {}, { code: oneOf('ErrorCode', PUBLISHED_ERRORS), message: ExactText }),
})

/** Starts a transaction; only `currency` and `refno` are required. */
export const PublishedOrder = closed('InitRequest', { currency: Currency, refno: Reference }, {
  amount: Whole,
  paymentMethods: t.readonlyArray(Method),
  language: Language,
  autoSettle: t.boolean,
  option: closed('Option', {}, { createAlias: t.boolean }),
  card: closed('CardInit', {}, { alias: ExactText, expiryMonth: text(2, 2), expiryYear: text(2, 2) }),
  redirect: closed('Redirect', {}, {
    successUrl: ExactText, cancelUrl: ExactText, errorUrl: ExactText, method: oneOf('Verb', ['GET', 'POST']),
  }),
})

/** Refunds a payment. */
export const PublishedCredit = closed('CreditRequest', { currency: Currency, refno: Reference }, { amount: Whole })

/** The response to a charge of a card. */
export const PublishedCharge = closed('AuthorizeResponse', {}, { transactionId: ExactText, acquirerAuthorizationCode: ExactText })
