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
  /** The brand of a request, by its host name with port. */
  readonly brandOf: (host: string) => BrandChannel
  /** Where shoppers reach a brand's shop, without a slash at its end; never taken from the request. */
  readonly publicUrlOf: (brand: BrandChannel) => string
  readonly words: Words
  /** Reads the session of a request and writes that of its response. */
  readonly sessionOf: (request: FastifyRequest, reply: FastifyReply) => SessionKeeper
  /** The staff session of a request; absent where only shoppers are served. */
  readonly staffOf?: (request: FastifyRequest, reply: FastifyReply) => StaffKeeper
  /** The language chosen earlier on this device. */
  readonly chosenLocale?: (request: FastifyRequest) => Locale | undefined
  /** The visitor id that experiment variants are assigned by. */
  readonly visitorOf?: (request: FastifyRequest) => string | undefined
  /** Name of the session cookie, for the OpenAPI document. */
  readonly sessionCookie: string
  /** Name of the staff session cookie, for the OpenAPI document. */
  readonly staffCookie: string
  /** The header in which the payment provider signs its notices. */
  readonly signatureHeader?: string
  /** Logs and counts what a browser reported of a page's security policy. */
  readonly logPolicyReport?: (request: FastifyRequest, report: PolicyReport) => void
  readonly limits?: Limits
  /** Whether the process is overloaded. */
  readonly isBusy?: IsBusy
}

/** Far above a busy household behind one address, and below what guessing coupons or tokens takes. */
export const USUAL_LIMITS: Limits = { reading: 1200, writing: 300, ordering: 60 }
export const USUAL_SIGNATURE_HEADER = 'datatrans-signature'

/** The largest request: a hundred items with all their values. Bytes. */
export const BODY_LIMIT = 64 * 1024
