import { request } from 'node:http'
import { randomSessions } from '../../../adapters/memory/identity/random-sessions.ts'
import { randomTokens } from '../../../adapters/memory/shop/random-tokens.ts'
import { attemptKey } from '../../../application/commerce/attempts/count-attempt.ts'
import { LIMITS, type LimitName } from '../../../domain/limits/limits.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { mailBudget, type MailKind } from '../../../domain/limits/mail-budget.ts'
import { secretHash } from '../../../adapters/postgres/rows/secret-hash.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { completeEmailLink } from '../complete-email-link.ts'
import { made } from '../builders/made.ts'
import { aMail } from '../builders/mail.ts'
import { value } from '../outcome.ts'
import { queueMails } from '../queue-mails.ts'
import { codeAt, STAFF_PASSWORD } from '../staff/back-office.ts'
import { requestShop } from './request-shop.ts'
import type { ListeningShop } from './open-listening-shop.ts'
import { everyUseCase } from '../commerce.ts'

/** One process of the shop, as the cases use it. */
export type Process = { readonly url: string; readonly sendMails: () => Promise<void> }

/** The author of attempts: every property by which an attempt can be counted. */
export type Subject = {
  readonly network: string
  readonly email: string
  readonly account: string
  readonly cart: string
  readonly order: string
  readonly staff: string
}
export type Dimension = keyof Subject

export const DIMENSIONS = {
  network: ['network'],
  email: ['email'],
  'email and network': ['email', 'network'],
  account: ['account'],
  cart: ['cart'],
  order: ['order'],
  'order and network': ['order', 'network'],
  'staff account': ['staff'],
  shop: [],
} as const satisfies Readonly<Record<(typeof LIMITS)[LimitName]['countedFor'], readonly Dimension[]>>

/** `passes`: the response below the limit. `refused`: the response above it, with the time of the next attempt. */
export type Verdict = 'passes' | 'refused' | `unexpected ${string}`

type Key = (subject: Subject) => string

export type LimitCase = {
  /** The subject as in the counter's key. */
  readonly key: Key
  /** Makes one attempt at a process and returns its result. */
  readonly attempt: (at: Process, subject: Subject) => Promise<Verdict>
  /** The requirements of the subject's attempt. */
  readonly needs?: Dimension
  /** Whether the e-mail address belongs to a member of staff. */
  readonly isStaffEmail?: boolean
  /** The other limit that shares its count. */
  readonly countedAs?: LimitName
}

type Sent = { readonly method?: string; readonly body?: object | string; readonly cookie?: string; readonly type?: string }
type AttemptResponse = {
  readonly status: number
  readonly retryAfter: number
  readonly location: string
  readonly cookies: readonly string[]
}

const ask = (network: string, url: string, { method = 'POST', body, cookie = '', type: input }: Sent): Promise<AttemptResponse> => {
  const { promise, resolve, reject } = Promise.withResolvers<AttemptResponse>()
  const text = typeof body === 'object' ? JSON.stringify(body) : body
  const type = input ?? (typeof body === 'object' ? 'application/json' : 'application/x-www-form-urlencoded')
  const headers = {
    cookie, 'sec-fetch-site': 'same-origin',
    ...(text === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(text) }),
  }
  const sent = request(url, { method, headers, localAddress: network, agent: false }, (reply) => {
    reply.resume().once('end', () => {
      resolve({
        status: reply.statusCode ?? 0, retryAfter: Number(reply.headers['retry-after'] ?? 0), location: reply.headers.location ?? '',
        cookies: (reply.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
      })
    })
  })
  sent.once('error', reject)
  sent.end(text)
  return promise
}

const readText = (status: number): Verdict => `unexpected ${status}`

/** 429 with the whole window to wait. */
const verdictOf = (name: LimitName, passes: number) => ({ status, retryAfter }: AttemptResponse): Verdict => {
  if (status === 429) return retryAfter === LIMITS[name].window / 1000 ? 'refused' : `unexpected wait of ${retryAfter}`
  return status === passes ? 'passes' : readText(status)
}

const PASSWORD = 'sehr7gute-sicht'
const token = (): string => randomSessions.make()

type Environment = ListeningShop & { readonly now: () => Date }

/** The requirements of a case from the shop, created for one subject after the other. */
export const openLimitCases = (shop: Environment) => {
  const sessions = new Map<string, string>()
  const secrets = new Map<string, string>()
  const { db } = shop

  /** A customer with a session; the subject's account is identified by their e-mail address until it exists. */
  const customer = async (email: string): Promise<string> => {
    const network = '127.0.9.9'
    await ask(network, `${shop.url}/customers`, { body: { email, password: PASSWORD, first_name: 'A', last_name: 'K' } })
    await completeEmailLink(shop.ports, { email, password: PASSWORD })
    const { cookies } = await ask(network, `${shop.url}/session`, { body: { email, password: PASSWORD, cart_token: null } })
    const { proven } = await value(shop.ports.customers.claims(made(makeEmail(email))))
    if (proven === undefined) throw new Error(`Nobody named ${email}`)
    const account = proven.customer.accountId
    sessions.set(account, cookies.join('; '))
    return account
  }
  const cart = async (): Promise<string> =>
    (await requestShop<{ readonly token_value: string }>(`${shop.url}/carts`, 'POST', {})).body.token_value
  const staffPerson = async (email: string): Promise<string> => {
    const added = { email, name: email, roles: ['products'], password: STAFF_PASSWORD } as const
    const { person, secret } = await value(everyUseCase(shop.ports).addStaff('test', added))
    secrets.set(email, secret)
    return person.id
  }
  const signedInStaff = async (email: string): Promise<string> => {
    const id = await staffPerson(email)
    const first = await ask('127.0.9.8', `${shop.url}/staff/session`, { body: { email, password: STAFF_PASSWORD } })
    const code = codeAt(secrets.get(email) ?? '', shop.now())
    const second = await ask('127.0.9.8', `${shop.url}/staff/session/code`, { body: { code }, cookie: first.cookies.join('; ') })
    sessions.set(id, second.cookies.join('; '))
    return id
  }

  /** No attempts with this key yet. */
  const clear = async (name: LimitName, key: string): Promise<void> => value(shop.storage.attempts.reset(attemptKey(name, key)))
  /** Earlier attempts. */
  const fill = async (name: LimitName, key: string, times: number, at = shop.now()): Promise<void> => {
    const row = { key_hash: secretHash(attemptKey(name, key)), at, ends_at: new Date(at.getTime() + LIMITS[name].window) }
    if (times > 0) await db.insertInto('attempt').values(Array.from({ length: times }, () => row)).execute()
  }

  /** A new subject, with everything the case needs. */
  const subject = async (number: number, { needs, isStaffEmail = false }: Pick<LimitCase, 'needs' | 'isStaffEmail'>): Promise<Subject> => {
    const email = `subject-${number}@example.ch`
    if (isStaffEmail) await staffPerson(email)
    return {
      network: `127.0.${20 + Math.floor(number / 200)}.${1 + (number % 200)}`,
      email,
      account: needs === 'account' ? await customer(`account-${number}@example.ch`) : '',
      cart: needs === 'cart' ? await cart() : '',
      order: randomTokens.make(),
      staff: needs === 'staff' ? await signedInStaff(`staff-${number}@example.ch`) : '',
    }
  }

  type Made = (subject: Subject) => { readonly path: string } & Sent
  const refusing = (name: LimitName, passes: number, key: Key, attempted: Made, more: Partial<LimitCase> = {}): LimitCase => ({
    key,
    attempt: async ({ url }, who) => {
      const { path, ...sent } = attempted(who)
      return verdictOf(name, passes)(await ask(who.network, `${url}${path}`, sent))
    },
    ...more,
  })
  const ofNetwork = (name: LimitName, passes: number, path: string, body: (email: string) => object): LimitCase =>
    refusing(name, passes, ({ network }) => network, ({ email }) => ({ path, body: body(email) }))

  /** Of the audit log, for one client network. */
  const entriesFrom = async ({ network }: Subject): Promise<number> =>
    (await db.selectFrom('audit_entry').select('id').where('by_name', '=', network).execute()).length
  /** The response is the same in any case: the effect differs. */
  const silent = (effects: (who: Subject) => Promise<number>, status: number, key: Key, attempted: Made): LimitCase => ({
    key,
    attempt: async ({ url }, who) => {
      const { path, ...sent } = attempted(who)
      const before = await effects(who)
      const response = await ask(who.network, `${url}${path}`, sent)
      if (response.status !== status) return readText(response.status)
      return (await effects(who)) === before ? 'refused' : 'passes'
    },
  })
  const mailsTo = async ({ email }: Subject): Promise<number> => {
    const rows = await db.selectFrom('outbox').select('body').execute()
    return rows.filter(({ body }) => JSON.stringify(body).includes(email)).length
  }
  const reset: Made = ({ email }) => ({ path: '/password-resets', body: { email } })

  /** A queued mail is sent, or it is not. */
  const mailLimit = (kind: MailKind): LimitCase => ({
    key: ({ email }) => email,
    ...omitUndefined({ countedAs: mailBudget(kind)?.count }),
    attempt: async (at, { email }) => {
      const key = `${kind}:${token()}` as const
      await db.deleteFrom('outbox').where('sent_at', 'is', null).execute()
      const { isCounted: _counted, ...mail } = aMail({ key, to: email })
      await queueMails(shop.storage.mailQueue, [mail])
      await at.sendMails()
      const row = await db.selectFrom('outbox').select(['sent_at', 'fault', 'due_at']).where('key', '=', key).executeTakeFirstOrThrow()
      if (row.sent_at !== null) return row.fault === null ? 'passes' : 'refused'
      return row.due_at !== null && row.due_at > shop.now() ? 'refused' : `unexpected ${kind} that waits`
    },
  })

  const signIn = (name: LimitName, key: Key): LimitCase =>
    refusing(name, 401, key, ({ email }) => ({ path: '/session', body: { email, password: 'nicht-richtig-3', cart_token: null } }))
  const message = ({ email }: Subject) => ({
    path: '/contact-messages', body: { key: token(), name: 'Anna', email, subject: 'Frage', message: 'Wann?' },
  })
  const coupon: Made = ({ cart: of }) => ({ path: `/carts/${of}`, method: 'PATCH', body: { coupon_code: 'NONE' } })
  const proof: Made = ({ order, email }) => ({ path: `/orders/by-token/${order}/access`, body: { email, postcode: '8001' } })
  const staffPassword: Made = ({ email }) => ({ path: '/staff/session', body: { email, password: 'nicht-richtig-3' } })
  const staffCode = (name: LimitName, key: Key): LimitCase => ({
    key, isStaffEmail: true,
    attempt: async ({ url }, { network, email }) => {
      const { cookies } = await ask(network, `${url}/staff/session`, { body: { email, password: STAFF_PASSWORD } })
      const sent = { body: { code: '000000' }, cookie: cookies.join('; ') }
      return verdictOf(name, 422)(await ask(network, `${url}/staff/session/code`, sent))
    },
  })
  const policyReport: Made = () => ({
    path: '/policy-reports', type: 'application/csp-report',
    body: { 'csp-report': { 'document-uri': 'https://iris.example/', 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } },
  })
  const cookieOf = (id: string): string => sessions.get(id) ?? ''
  const pair = ({ email, network }: Subject): string => `${email} ${network}`
  const byNetwork: Key = ({ network }) => network
  const byEmail: Key = ({ email }) => email

  /** One for each limit of the list: a limit without a case does not compile. */
  const cases: Readonly<Record<LimitName, LimitCase>> = {
    signInOfPair: signIn('signInOfPair', pair),
    signInFromNetwork: signIn('signInFromNetwork', byNetwork),
    signInOfEmail: signIn('signInOfEmail', byEmail),
    signUpFromNetwork: ofNetwork('signUpFromNetwork', 201, '/customers', (email) => (
      { email, password: PASSWORD, first_name: 'E', last_name: 'M' })),
    linkMailsToEmail: silent(mailsTo, 200, ({ email }) => `password ${email}`, reset),
    linkMailsToEmailInADay: silent(mailsTo, 200, byEmail, reset),
    linkMailsOfAccount: refusing('linkMailsOfAccount', 200, ({ account }) => `email change ${account}`, ({ account, email }) => ({
      path: '/customers/me/email-change', body: { email, current_password: PASSWORD }, cookie: cookieOf(account),
    }), { needs: 'account' }),
    linkMailsFromNetwork: ofNetwork('linkMailsFromNetwork', 200, '/password-resets', (email) => ({ email })),
    linkTokensFromNetwork: ofNetwork('linkTokensFromNetwork', 422, '/passwords', () => (
      { token: token(), password: PASSWORD, cart_token: null })),
    idTokensFromNetwork: ofNetwork('idTokensFromNetwork', 401, '/session/id-token', () => (
      { token: 't', id_token: 't', provider: 'google', user: null, cart_token: null })),
    passkeyChallengesFromNetwork: refusing('passkeyChallengesFromNetwork', 200, byNetwork, () => ({ path: '/session/passkey/challenge' })),
    couponsOfCart: refusing('couponsOfCart', 422, ({ cart: of }) => of, coupon, { needs: 'cart' }),
    couponsFromNetwork: refusing('couponsFromNetwork', 422, byNetwork, coupon, { needs: 'cart' }),
    orderProofs: refusing('orderProofs', 404, ({ order, network }) => `${order} ${network}`, proof),
    orderProofsOfOrder: refusing('orderProofsOfOrder', 404, ({ order }) => order, proof),
    orderProofsFromNetwork: refusing('orderProofsFromNetwork', 404, byNetwork, proof),
    messagesFromNetwork: refusing('messagesFromNetwork', 200, byNetwork, message),
    messagesOfEmail: refusing('messagesOfEmail', 200, byEmail, message),
    withdrawalsFromNetwork: ofNetwork('withdrawalsFromNetwork', 200, '/withdrawals', (email) => (
      { key: token(), name: 'Anna Keller', contract: 'IR-2026-000123', email })),
    mailsToEmail: mailLimit('password-changed'),
    accessMailsToEmail: mailLimit('login-link'),
    courtesyMailsToEmail: mailLimit('message-arrived'),
    withdrawalMailsToEmail: mailLimit('withdrawal-arrived'),
    addressChecksFromNetwork: ofNetwork('addressChecksFromNetwork', 200, '/address-sanitizer', () => (
      { street: 'Bahnhofstr.', street_number: '1', postcode: '8001', city: 'Zurich', country_code: 'CH' })),
    reminderEndsFromNetwork: ofNetwork('reminderEndsFromNetwork', 200, '/reminder-ends', () => ({ token: token() })),
    newsletterEndsFromNetwork: ofNetwork('newsletterEndsFromNetwork', 200, '/newsletter-unsubscriptions', () => ({ token: token() })),
    subscriptionLinksFromNetwork: ofNetwork('subscriptionLinksFromNetwork', 200, '/subscription-links', () => (
      { token: token(), action: 'skip' })),
    dataExportsOfAccount: {
      key: ({ account }) => account, needs: 'account',
      attempt: async ({ url }, { account, network }) => {
        const body = new URLSearchParams({ password: PASSWORD }).toString()
        const { status, location } = await ask(network, `${url}/customers/me/data-export`, { body, cookie: cookieOf(account) })
        if (status === 303) return location.endsWith('?refused=TooManyAttempts') ? 'refused' : `unexpected ${location}`
        return status === 200 ? 'passes' : readText(status)
      },
    },
    // That subscription does not exist; its owner waits for the next one's day all the same.
    deliveryDatesOfAccount: refusing('deliveryDatesOfAccount', 404, ({ account }) => account, ({ account }) => ({
      path: '/customers/me/subscriptions/1', method: 'PATCH', body: { status: 'active' }, cookie: cookieOf(account),
    }), { needs: 'account' }),
    staffPasswordsFromNetwork: refusing('staffPasswordsFromNetwork', 401, byNetwork, staffPassword),
    staffPasswordsOfPair: refusing('staffPasswordsOfPair', 401, pair, staffPassword),
    staffPasswordsOfEmail: refusing('staffPasswordsOfEmail', 401, byEmail, staffPassword),
    staffCodesFromNetwork: staffCode('staffCodesFromNetwork', byNetwork),
    staffCodesOfPair: staffCode('staffCodesOfPair', pair),
    staffCodesOfEmail: staffCode('staffCodesOfEmail', byEmail),
    ownStaffPassword: refusing('ownStaffPassword', 422, ({ staff }) => staff, ({ staff }) => ({
      path: '/staff/me/password', body: { current_password: 'nicht-richtig-3', new_password: 'ganz-anders-8' }, cookie: cookieOf(staff),
    }), { needs: 'staff' }),
    blockedSignInEntries: {
      key: (who) => attemptKey('staffPasswordsOfPair', pair(who)),
      attempt: async (at, who) => {
        await fill('staffPasswordsOfPair', pair(who), LIMITS.staffPasswordsOfPair.attempts)
        return silent(entriesFrom, 429, pair, staffPassword).attempt(at, who)
      },
    },
    unknownSignInEntries: silent(entriesFrom, 401, () => '', staffPassword),
    policyReportsFromNetwork: refusing('policyReportsFromNetwork', 204, byNetwork, policyReport),
    policyReportsOfShop: refusing('policyReportsOfShop', 204, () => '', policyReport),
    couponsOfStaff: refusing('couponsOfStaff', 201, ({ staff }) => staff, ({ staff }) => ({
      path: '/staff/coupons', cookie: cookieOf(staff), body: {
        code: `V_${randomTokens.make().slice(0, 8).replaceAll(/[^A-Za-z0-9]/g, 'X')}`, percent: 5, usage_limit: 10, last_day: '2026-04-01',
        new_customers_only: false, not_with_promotional_prices: false,
      },
    }), { needs: 'staff' }),
  }
  return { cases, subject, clear, fill }
}
