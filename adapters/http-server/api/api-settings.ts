import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionKeeper } from '../../../application/commerce/shop/session-keeper.port.ts'
import type { StaffKeeper } from '../../../application/commerce/shop/staff-keeper.port.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { IsBusy } from './event-loop.ts'
import type { PolicyReport } from './policy-report.ts'
import type { Words } from './words.ts'

/** Milliseconds. */
export const LIMITS_COUNT_FOR = 60_000

/** Requests a minute from one address. */
export type Limits = { readonly reading: number; readonly writing: number; readonly ordering: number }

export type ApiSettings = {
  /** The brand whose shop is asked, by the host name with its port. */
  readonly brandOf: (host: string) => BrandChannel
  /** Where shoppers reach a brand's shop, without a slash at its end; never taken from the request. */
  readonly publicUrlOf: (brand: BrandChannel) => string
  readonly words: Words
  /** Where a request's session travels, and its answer's. */
  readonly sessionOf: (request: FastifyRequest, reply: FastifyReply) => SessionKeeper
  /** Who of the shop's people a request shows; nobody where only shoppers are served. */
  readonly staffOf?: (request: FastifyRequest, reply: FastifyReply) => StaffKeeper
  /** The language that was chosen on the device a request comes from. */
  readonly chosenLocale?: (request: FastifyRequest) => Locale | undefined
  /** By what somebody is known again who is sorted into variants. */
  readonly visitorOf?: (request: FastifyRequest) => string | undefined
  /** The name of the cookie a session travels in, as the description says it. */
  readonly sessionCookie: string
  /** The same of the shop's people. */
  readonly staffCookie: string
  /** The header in which the payment provider signs its notices. */
  readonly signatureHeader?: string
  /** Logs and counts what a browser reported of a page's security policy. */
  readonly notePolicyReport?: (request: FastifyRequest, report: PolicyReport) => void
  readonly limits?: Limits
  /** Whether the process has more to do than it can. */
  readonly isBusy?: IsBusy
}

/** A busy household behind one address stays far below; whoever tries out coupons or tokens does not. */
export const USUAL_LIMITS: Limits = { reading: 1200, writing: 300, ordering: 60 }
export const USUAL_SIGNATURE_HEADER = 'datatrans-signature'

/** The largest request there is: a hundred items with all their values. Bytes. */
export const BODY_LIMIT = 64 * 1024
