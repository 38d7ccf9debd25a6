import { makeAddStaff } from '../../../application/commerce/staff/add-staff.ts'
import { vi } from 'vitest'
import { contentOf } from '../../../adapters/composition/demo-content.ts'
import { oneTimeCodes } from '../../../adapters/otpauth/one-time-codes.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import { makeCommerce, type CommercePorts } from '../../../application/commerce/commerce.ts'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { openApi } from '../api/open-api-shop.ts'
import { smallCatalogue } from '../api/small-catalogue.ts'
import { aSavedCard } from '../builders/saved-card.ts'
import { MONDAY, openCommerce } from '../commerce.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { anIdentity } from '../firebase/fake-id-tokens.ts'
import { value } from '../outcome.ts'
import { recordedStories } from './recorded-stories.ts'

type Route = { readonly method: string; readonly path: string }
/** Every operation of shoppers and of staff, with its verb and path. */
export const ROUTES: Readonly<Record<string, Route>> = { ...OPERATIONS, ...STAFF_OPERATIONS }

/** A request and its response. */
export type Answer = {
  readonly request: string
  readonly sent?: unknown
  readonly status: number
  readonly type: string | null
  readonly body: unknown
}
type Values = Readonly<Record<string, string | number>>
type Parts = { readonly as?: string; readonly path?: Values; readonly query?: string; readonly body?: unknown; readonly bearer?: string }

/** Reads a value of a response by its path, such as `items.0.id`. */
type Read = (path: string) => string

const HOUR = 3_600_000

export const PASSWORD = 'sehr7gute-sicht'
export const ADDRESS = {
  salutation: 2, first_name: 'Erika', last_name: 'Muster', street: 'Seestrasse', street_number: '1', postcode: '8001', city: 'Zürich',
  country_code: 'CH', phone_number: '+41791234567', birthday: null,
}
export const LENS_ITEM = { product: { product_id: 1001, option: { r_sphere: -2.25, r_radius: 8.6, r_diameter: 14 } }, quantity: 1 }
export const BOTTLE = { product: { product_id: 2001, option: {} }, quantity: 1 }

type Purchase = { readonly items: readonly unknown[]; readonly method: string; readonly milesNumber?: string }

const counted = (name: string, length: number) => {
  let made = 0
  return { make: () => `${name}-${String(made += 1).padStart(length - name.length - 1, '0')}` }
}

/** Authenticator secrets in base32, each one different. */
const countedSecrets = () => {
  let made = 0
  return () => `JBSWY3DPEHPK3PXP${'ABCDEFGHIJKLMNOP'.slice(made, made += 1)}${'A'.repeat(15)}`
}

/** Devices whose responses are read without cryptography; `x` is an invalid one. */
const passkeyChecks: CommercePorts['passkeyChecks'] = {
  made: ({ credential, attestation }) =>
    TE.right(attestation === 'x' ? undefined : { credential, publicKey: 'a public key', counter: 0 }),
  used: ({ signature }, { counter }) => TE.right(signature === 'x' ? undefined : counter + 1),
}

const read = (body: unknown): Read => (path) => {
  const found = path.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], body)
  if (found === undefined || found === null) throw new Error(`No ${path} in ${JSON.stringify(body)}`)
  return typeof found === 'string' ? found : JSON.stringify(found)
}

/**
 * A shop in memory whose clock, tokens and sessions are the same in every run. `record` sends a request and records the response, `ask`
 * only sends it. Every browser has a name and its own cookies.
 */
export const openRecordedShop = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY })
  const shop = openCommerce(smallCatalogue)
  let isMailing = true
  const ports = {
    ...shop.deps, content: contentOf(() => recordedStories), passkeyChecks, sessionMaker: counted('session', 44),
    oneTimeCodes: { ...oneTimeCodes, newSecret: countedSecrets() },
    mailer: { send: (mail) => (isMailing ? shop.mailer.send(mail) : TE.left({ _tag: 'ServiceUnavailable' })) },
  } satisfies CommercePorts
  const commerce = makeCommerce(ports)
  const app = await openApi(commerce)
  const cookies = new Map<string, Map<string, string>>()
  const answers: Record<string, Answer[]> = {}

  const storeCookies = (browser: string, set: readonly string[]): void => {
    const jar = cookies.get(browser) ?? new Map<string, string>()
    cookies.set(browser, jar)
    for (const cookie of set) {
      const [, name = '', content = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (content === '' || /max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, content)
    }
  }
  const exchange = async (name: string, { as = 'guest', path = {}, query, body, bearer }: Parts): Promise<Answer> => {
    const route = ROUTES[name]
    if (route === undefined) throw new Error(`No operation ${name}`)
    const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, place: string) => encodeURIComponent(String(path[place] ?? place)))
    const url = query === undefined ? filled : `${filled}?${query}`
    const { statusCode, headers, payload } = await app.inject({
      method: route.method as 'GET', url,
      headers: {
        cookie: [...cookies.get(as) ?? []].map(([cookie, content]) => `${cookie}=${content}`).join('; '),
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${as}`,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    storeCookies(as, [headers['set-cookie'] ?? []].flat())
    const parsed: unknown = payload === '' ? null : JSON.parse(payload)
    const type = headers['content-type']
    return {
      request: `${route.method} ${url}`, ...(body === undefined ? {} : { sent: body }), status: statusCode,
      type: typeof type === 'string' ? type : null,
      // A text that is written differently than by JSON.stringify is kept as text.
      body: payload === '' || JSON.stringify(parsed) === payload ? parsed : payload,
    }
  }
  const ask = async (name: string, parts: Parts = {}): Promise<Read> => {
    const { status, body } = await exchange(name, parts)
    if (status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(body)}`)
    return read(body)
  }
  const record = async (name: string, parts: Parts = {}): Promise<Read> => {
    const answer = await exchange(name, parts)
    ;(answers[name] ??= []).push(answer)
    return read(answer.body)
  }
  const advance = (hours: number): void => {
    shop.clock.advance(hours * HOUR)
    vi.setSystemTime(shop.clock.now())
  }
  const sendMails = async (): Promise<void> => { await value(commerce.jobs.sendMails()) }
  /** The secret of a link in the last mail that has such a link. */
  const secretIn = async (link: RegExp): Promise<string> => {
    await sendMails()
    const secret = shop.mailer.sent().flatMap(({ text }) => link.exec(text)?.[1] ?? []).at(-1)
    if (secret === undefined) throw new Error(`No mail with ${String(link)}`)
    return secret
  }
  /** A cart at the last step of the checkout, and the request that orders it. */
  const cartToOrder = async (as: string, { items, method, milesNumber }: Purchase) => {
    const token = (await ask('createCart', { as, body: {} }))('token_value')
    const path = { token }
    await ask('addToCart', { as, path, body: { items } })
    await ask('updateOrder', { as, path, body: { billing_address: ADDRESS, shipping_address: null, email: `${as}@example.ch` } })
    if (milesNumber !== undefined) await ask('updateOrder', { as, path, body: { miles_and_more_number: milesNumber } })
    await ask('updateShippingMethod', { as, path, body: { shipping_method: 'gls_parcel' } })
    const cart = await ask('updatePaymentMethod', { as, path, body: { payment_method: method } })
    return {
      token_value: token, digest: cart('digest'), terms_accepted: true, expected_total: { value: Number(cart('total')), currency: 'CHF' },
    }
  }
  const addStaff = async (name: string, roles: readonly StaffRole[]) => {
    const email = `${name}@iris.example`
    const { secret } = await value(makeAddStaff(ports)('setup', { email, name, roles, password: PASSWORD }))
    return { email, secret }
  }
  const order = async (as: string, purchase: Purchase) => {
    const token = (await ask('createOrder', { as, body: await cartToOrder(as, purchase) }))('token_value')
    const placed = await ask('getOrder', { as, path: { token } })
    return { token, id: placed('id'), number: placed('number'), line: placed('items.0.id') }
  }
  /** The provider reports the last payment as paid; the card is saved if the customer wanted it. */
  const pay = async (): Promise<void> => {
    const payment = shop.paymentProvider.attempts().at(-1)
    if (payment === undefined) throw new Error('No payment was started')
    const card = aSavedCard({ method: 'visa' })
    await value(commerce.reports.recordNotice(
      shop.paymentProvider.notice(payment, 'paid', payment.savesCard === true ? { card } : {})))
  }
  return {
    ask, record, answers, advance, secretIn, commerce, app, cartToOrder, addStaff, order, pay,
    paidOrder: async (as: string, items: readonly unknown[]) => {
      const placed = await order(as, { items, method: 'visa' })
      await ask('createPayment', { as, path: { token: placed.token }, body: { payment_method: 'visa' } })
      await pay()
      return placed
    },
    /** Sends a request until it is refused, and records that. */
    exhaust: async (name: string, parts: Parts): Promise<void> => {
      for (let tries = 0; tries < 300 && (await exchange(name, parts)).status < 400;) tries += 1
      await record(name, parts)
    },
    /** A customer with a verified e-mail address; the account's id. */
    signUp: async (as: string, email: string): Promise<string> => {
      const names = { first_name: 'Anna', last_name: 'Keller' }
      await ask('signUp', { as, body: { email, password: PASSWORD, ...names, cart_token: null } })
      await ask('verifyEmail', { as, body: { token: await secretIn(/\/confirm-email\/([\w-]+)/), password: PASSWORD, cart_token: null } })
      return (await ask('getProfile', { as }))('account_id')
    },
    /** A member of staff, signed in in a browser of the same name. */
    signInStaff: async (as: string, roles: readonly StaffRole[] = ['all']): Promise<{ readonly as: string }> => {
      const { email, secret } = await addStaff(as, roles)
      await ask('beginStaffSession', { as, body: { email, password: PASSWORD } })
      await ask('confirmStaffSession', { as, body: { code: oneTimeCodes.codeAt(secret, shop.clock.now()) } })
      return { as }
    },
    /** A run of a job. */
    run: async (job: TE.TaskEither<unknown, unknown>): Promise<void> => { await value(job) },
    noteFailure: async (): Promise<void> => {
      await value(shop.storage.jobFailures.note({ job: 'reminders', item: '7', error: new Error('no product 7'), at: shop.clock.now() }))
    },
    idToken: (subject: string, email = `${subject}@example.ch`): string =>
      shop.written.token(shop.clock.now(), anIdentity({ subject, email: email as never })),
    /** The mail server stops taking mails until they have failed permanently. */
    failMails: async (): Promise<void> => {
      isMailing = false
      for (let tries = 0; tries < 12; tries += 1) {
        await sendMails()
        advance(6)
      }
      isMailing = true
    },
    codeOf: (secret: string): string => oneTimeCodes.codeAt(secret, shop.clock.now()),
    close: async (): Promise<void> => {
      await app.close()
      vi.useRealTimers()
    },
  }
}
export type RecordedShop = Awaited<ReturnType<typeof openRecordedShop>>
/** The requests about one topic. */
export type Scenario = (shop: RecordedShop) => Promise<void>
