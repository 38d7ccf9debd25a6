import { chosenLocale } from '../../../adapters/cookies/locale-keeper.ts'
import { requestCookies } from '../../../adapters/cookies/request-cookies.ts'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { REMINDER_DAYS, TRANSFER_DAYS } from '../../../domain/payment/payment-deadline.ts'
import { openSwissDirectory } from '../../../adapters/address-directory/swiss-directory.ts'
import { phoneNumbers } from '../../../adapters/phone-numbers/phone-numbers.ts'
import { icsCalendar } from '../../../adapters/calendar/ics-calendar.ts'
import { swissQrBill } from '../../../adapters/qr-bill/swiss-qr-bill.ts'
import { makeCodeSecrets } from '../../../adapters/encryption/code-secrets.ts'
import { oneTimeCodes } from '../../../adapters/otpauth/one-time-codes.ts'
import { passkeyChecks } from '../../../adapters/webauthn/passkey-checks.ts'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { makeCommerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import { openMailTexts } from '../../../adapters/composition/mail-texts.ts'
import type { JsonSchema } from '../../../adapters/commerce-api/codec/json-schema.ts'
import { PROBLEM_TYPE } from '../../../adapters/commerce-api/problem.codec.ts'
import { openApi as describeApi } from '../../../adapters/commerce-api/openapi/openapi.ts'
import type { ApiSettings } from '../../../adapters/http-server/api/api-settings.ts'
import { rejectBadAddress } from '../../../adapters/http-server/api/reject-bad-address.ts'
import { commerceApi } from '../../../adapters/http-server/api/commerce-api.ts'
import { staffOfRequest } from '../../../adapters/composition/server/staff-of-request.ts'
import { sessionOfRequest } from '../../../adapters/composition/server/session-of-request.ts'
import { openMemoryMailer } from '../../../adapters/memory/mail/memory-mailer.ts'
import { openMemoryShop } from '../../../adapters/memory/memory-shop.ts'
import { openMemoryPaymentProvider } from '../../../adapters/memory/payment/memory-payment-provider.ts'
import { noIdTokens } from '../../../adapters/memory/identity/no-id-tokens.ts'
import { noProviderUsers } from '../../../adapters/memory/identity/no-provider-users.ts'
import { linkBinder } from '../../../adapters/memory/identity/link-binder.ts'
import { randomSessions } from '../../../adapters/memory/identity/random-sessions.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import { readablePasswords } from '../../../adapters/memory/identity/readable-passwords.ts'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import { openShopRegister } from '../shop-register.ts'
import { someSettings } from '../builders/shop-settings.ts'
import { plainWords } from './plain-words.ts'
import { smallCatalogue } from './small-catalogue.ts'
import { noWebhookSender } from '../../../adapters/memory/webhook/no-webhooks.ts'
import { testCookieSigner } from '../cookie-signer.ts'

/** A small shop in memory, with its payment provider. */
export const openSmallShop = (shopCatalogue: ShopCatalogue = smallCatalogue, overrides: Partial<CommercePorts> = {}) => {
  const paymentProvider = openMemoryPaymentProvider()
  const ports: CommercePorts = {
    ...openMemoryShop(shopCatalogue),
    provider: paymentProvider, cardVault: paymentProvider,
    // Load tests order from one network; the limits are tested separately.
    unpaidLimits: { buyer: { orders: 1e9, quantityOfProduct: 1e9 }, network: { orders: 1e9, quantityOfProduct: 1e9 } },
    paymentDeadline: { hours: 24, transferDays: TRANSFER_DAYS, reminderDays: REMINDER_DAYS },
    directory: openSwissDirectory(),
    phoneNumbers,
    slips: swissQrBill({ report: (error) => { throw error } }), calendar: icsCalendar,
    mailer: openMemoryMailer(),
    mailTexts: openMailTexts(),
    clock: openSettableClock(new Date('2026-03-02T08:00:00Z')),
    tokens: randomTokens,
    idTokens: noIdTokens,
    providerUsers: noProviderUsers, webhookSender: noWebhookSender,
    passwords: readablePasswords,
    sessionMaker: randomSessions, linkBinder, responseTimer: (respond) => respond,
    passkeyChecks,
    oneTimeCodes,
    codeSecrets: makeCodeSecrets('no secret of any open shop'),
    register: openShopRegister([someSettings()], ['visa', 'twint', 'prepayment']),
    ...overrides,
  }
  return { paymentProvider, ports, commerce: makeCommerce(ports) }
}

type Problem = {
  readonly description?: string
  readonly $ref?: string
  readonly content?: { readonly [type: string]: { readonly schema: { readonly allOf?: readonly JsonSchema[] } } | undefined }
}
type Responses = Readonly<Record<number, Problem>>
type Paths = { readonly [path: string]: { readonly [method: string]: { readonly responses: Responses } | undefined } | undefined }

const { paths, components } = describeApi({ sessionCookie: 'access_token', staffCookie: 'staff' })
const DESCRIBED: Paths = paths
const SHARED: Readonly<Record<string, Problem>> = components.responses

type Place = { readonly path: string; readonly method: string }
const responsesOf = ({ path, method }: Place): Responses | undefined => DESCRIBED[path]?.[method.toLowerCase()]?.responses

/** The types of problem that the description names for a status of an operation. */
export const describedTypes = (place: Place, status: number): readonly unknown[] => {
  const response = responsesOf(place)?.[status]
  const problem = response?.$ref === undefined ? response : SHARED[response.$ref.split('/').at(-1) ?? '']
  return problem?.content?.[PROBLEM_TYPE]?.schema.allOf?.flatMap(({ properties }) => properties?.['type']?.enum ?? []) ?? []
}

const typeOf = (payload: unknown): string =>
  typeof payload === 'string' ? /^\{"type":"([^"]*)"/.exec(payload)?.[1] ?? '' : ''

/** Checks every response in any test: its description contains the status, and the name of a rejection. */
const responsesAsDescribed = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ routeOptions: { url = '' }, method }, { statusCode }, payload) => {
    const place = { path: url.replace(/:([a-z_]+)/g, '{$1}'), method }
    const responses = responsesOf(place)
    if (responses === undefined) return
    if (!Object.hasOwn(responses, statusCode)) throw new Error(`${method} ${url} is not said to answer ${statusCode}`)
    if (statusCode >= 400 && !describedTypes(place, statusCode).includes(typeOf(payload)))
      throw new Error(`${method} ${url} is not said to answer ${typeOf(payload)} with ${statusCode}`)
  })
}

/** The API of a shop on a separate server, not yet listening; limits are far away. */
export const openApi = async (commerce: Commerce, settings: Partial<ApiSettings> = {}): Promise<FastifyInstance> => {
  const complete: ApiSettings = {
    brandOf: () => 'iris',
    publicUrlOf: () => 'http://shop.example',
    words: plainWords,
    sessionCookie: 'access_token',
    staffCookie: 'staff',
    chosenLocale: ({ headers }) => chosenLocale(requestCookies(headers.cookie, { secure: false })),
    sessionOf: sessionOfRequest(() => ({ secure: false }), { signer: testCookieSigner }),
    staffOf: staffOfRequest(() => ({ secure: false })),
    limits: { reading: 1e9, writing: 1e9, ordering: 1e9 },
    ...settings,
  }
  const app = Fastify({ logger: false, frameworkErrors: rejectBadAddress(complete) })
  responsesAsDescribed(app)
  await app.register(commerceApi(commerce, complete))
  return app
}
