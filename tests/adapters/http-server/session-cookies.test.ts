import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BROWSER, COOKIES, LINK_BINDINGS, ORDERED, PASSKEY, TRACES, VISITOR,
} from '../../../adapters/cookies/cookie-table.ts'
import { openMemoryMailer } from '../../../adapters/memory/mail/memory-mailer.ts'
import { openSettableClock } from '../../../adapters/memory/shop/settable-clock.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { value } from '../../support/outcome.ts'
import { tokenIn } from '../../support/sign-in-methods.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', first_name: 'Anna', last_name: 'Keller' }
const CREDENTIALS = { email: ANNA.email, password: ANNA.password }
const NEVER_WRITTEN = /customToken|redirect-to|email-reorder/i

const mailer = openMemoryMailer()
const clock = openSettableClock(new Date('2026-03-02T08:00:00Z'))
let shop: ReturnType<typeof openSmallShop>
let app: FastifyInstance

beforeEach(async () => {
  shop = openSmallShop(undefined, { mailer, clock })
  app = await openApi(shop.commerce)
})
afterEach(() => app.close())

const send = async (method: 'POST' | 'DELETE', url: string, payload?: object, cookie = '') => {
  const response = await app.inject(
    { method, url: `${url}?locale=de`, headers: { cookie }, ...(payload === undefined ? {} : { payload }) },
  )
  const cookies = ([] as string[]).concat(response.headers['set-cookie'] ?? [])
  return { status: response.statusCode, text: response.body, cookies, names: cookies.map((line) => line.split('=')[0]) }
}

const hashFor = async (target: string | null): Promise<{ readonly hash: string; readonly loginMail: string }> => {
  await send('POST', '/api/login-links', { email: ANNA.email, redirect_link: target, first_name: null, last_name: null })
  await value(shop.commerce.jobs.sendMails())
  const loginMail = mailer.sent().at(-1)
  return { hash: tokenIn('login', loginMail), loginMail: loginMail?.text ?? '' }
}

/** The session cookie of a response, as a browser sends it back. */
const sessionIn = (cookies: readonly string[]): string =>
  cookies.find((line) => line.startsWith('access_token='))?.split(';')[0] ?? ''

describe('the cookies of a session', () => {
  it('AS-CALL-40 AS-COOKIE-15 contain each new token under one name that no script can read, and are deleted with it', async () => {
    const first = await send('POST', '/api/customers', ANNA)
    expect(first.names).toEqual(['vsf-link-binding', 'access_token', 'vsf-signed-in'])
    const again = await send('POST', '/api/session', CREDENTIALS)
    const [before = '', after = ''] = [first, again].map(({ cookies }) => sessionIn(cookies))
    expect(after).toMatch(/^access_token=[\w-]{43,}$/)
    expect(after).not.toBe(before)
    expect(again.cookies[0]).toContain('; HttpOnly')
    const out = await send('DELETE', '/api/session', undefined, after)
    expect(out.cookies[0]).toMatch(/^access_token=; Path=\/; Max-Age=0;/)
  })

  it('I1 never reuse an earlier token: a new one is created, and the earlier one is revoked', async () => {
    await send('POST', '/api/customers', ANNA)
    const { hash } = await hashFor(null)
    const planted = `access_token=${'p'.repeat(43)}`
    for (const [path, body] of [['/api/session', CREDENTIALS], ['/api/login-links/exchange', { hash, confirmed: true }]] as const) {
      const { status, cookies } = await send('POST', path, body, planted)
      const [session = ''] = cookies.filter((line) => line.startsWith('access_token='))
      expect([path, status, session.startsWith(planted)]).toEqual([path, 200, false])
      const getProfile = async (cookie: string) => (
        await app.inject({ url: '/api/customers/me?locale=de', headers: { cookie } })
      ).statusCode
      expect([path, await getProfile(session.split(';')[0] ?? ''), await getProfile(planted)]).toEqual([path, 200, 401])
    }
  })

  it('AS-CALL-05 are set only for correct credentials: a wrong password and an unknown address are answered alike', async () => {
    await send('POST', '/api/customers', ANNA)
    expect((await send('POST', '/api/session', CREDENTIALS)).status).toBe(200)
    const wrong = await send('POST', '/api/session', { ...CREDENTIALS, password: 'not-hers-7' })
    const unknown = await send('POST', '/api/session', { ...CREDENTIALS, email: 'nobody@example.ch' })
    expect([wrong.status, wrong.names]).toEqual([401, []])
    expect(unknown).toEqual(wrong)
  })

  it('H-K09 are valid behind foreign ones of the same name, and all end with the sign-out', async () => {
    const own = sessionIn((await send('POST', '/api/customers', ANNA)).cookies)
    const getProfile = async (cookie: string) => (await app.inject({ url: '/api/customers/me?locale=de', headers: { cookie } })).statusCode
    for (const junk of ['access_token=junk', 'access_token=', `access_token=${'p'.repeat(43)}`, 'access_token=%E0%A4%A'])
      expect([junk, await getProfile(`${junk}; ${own}`), await getProfile(`${own}; ${junk}`)]).toEqual([junk, 200, 200])
    const planted = `access_token=${'p'.repeat(43)}`
    const changed = await app.inject({
      method: 'POST', url: '/api/customers/me/sessions/removal?locale=de', headers: { cookie: `${planted}; ${own}` }, payload: {},
    })
    expect([changed.statusCode, await getProfile(own)]).toEqual([200, 200])
    expect(await getProfile(`${Array.from({ length: 4 }, () => planted).join('; ')}; ${own}`)).toBe(401)
    await send('DELETE', '/api/session', undefined, `${planted}; ${own}`)
    expect(await getProfile(own)).toBe(401)
  })

  it('V11 are rejected as too large for one request only, and broken ones are ignored', async () => {
    const own = sessionIn((await send('POST', '/api/customers', ANNA)).cookies)
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/customers/me?locale=de`
    const statusOf = async (cookie: string) => (await fetch(url, { headers: { cookie } })).status
    expect(await statusOf(`x=${'x'.repeat(17_000)}; ${own}`)).toBe(431)
    expect(await statusOf(own)).toBe(200)
    const names = [...Object.values(COOKIES), VISITOR, ORDERED, BROWSER, PASSKEY, LINK_BINDINGS, ...Object.values(TRACES)]
      .map(({ name }) => name)
    for (const broken of ['', '%', '%E0%A4%A', '{', '"', 'null', '[]', '=;=', '%00', 'x'.repeat(600)]) {
      const all = names.map((name) => `${name}=${broken}`).join('; ')
      expect(
        [broken, await statusOf(`${all}; ${own}`), await statusOf(`access_token=${broken}; ${all}; ${own}`)],
      ).toEqual([broken, 200, 200])
      const again = await send('POST', '/api/session', CREDENTIALS, all)
      expect([broken, again.status, again.names.includes('access_token')]).toEqual([broken, 200, true])
    }
  })

  it('AS-HASH-06 S6 are the only result of a login link; its target is in the mail', async () => {
    await send('POST', '/api/customers', ANNA)
    const { hash, loginMail } = await hashFor('/c/lens')
    expect(decodeURIComponent(loginMail)).toContain('url=/c/lens')
    const done = await send('POST', '/api/login-links/exchange', { hash, confirmed: true })
    expect([done.status, done.names]).toEqual([200, ['access_token', 'vsf-signed-in']])
    expect(done.text).not.toMatch(/custom_token|access_token/)
    expect(`${done.text}${done.cookies.join()}`).not.toMatch(NEVER_WRITTEN)
  })

  it('R1 H-S04 bind a login link to the browser that requested it, for an hour and not readable by scripts', async () => {
    await send('POST', '/api/customers', ANNA)
    const request = async (email: string, cookie = '') => {
      const { cookies: [line = ''] } = await send('POST', '/api/login-links', { email, first_name: null, last_name: null }, cookie)
      await value(shop.commerce.jobs.sendMails())
      return { line, cookie: line.split(';')[0] ?? '', hash: tokenIn('login', mailer.sent().at(-1)) }
    }
    const [known, unknown] = [await request(ANNA.email), await request('nobody@example.ch')]
    for (const { line } of [known, unknown])
      expect(line).toMatch(/^vsf-link-binding=[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Lax; HttpOnly$/)
    expect(known.line).not.toContain(known.hash)
    const look = async (hash: string, cookie: string) =>
      (await app.inject({
        method: 'POST', url: '/api/email-links/check?locale=de', headers: { cookie }, payload: { token: hash, purpose: 'login' },
      })).json<{ readonly is_requested_here: boolean }>().is_requested_here
    for (const [cookie, isHere] of [[known.cookie, true], [unknown.cookie, false], ['', false]] as const)
      expect(await look(known.hash, cookie)).toBe(isHere)
    const second = await request(ANNA.email, known.cookie)
    expect([await look(second.hash, second.cookie), second.cookie.split('.').length]).toEqual([true, 2])
    const foreign = await send('POST', '/api/login-links/exchange', { hash: second.hash }, unknown.cookie)
    expect([foreign.status, foreign.names]).toEqual([409, []])
    const own = await send('POST', '/api/login-links/exchange', { hash: second.hash }, second.cookie)
    expect([own.status, own.cookies.some((line) => line.startsWith('vsf-link-binding=; Path=/; Max-Age=0'))]).toEqual([200, true])
  })

  it('AS-HASH-08 AS-HASH-17 S6 are not set for a hash that is used, expired or invalid, nor anything instead', async () => {
    await send('POST', '/api/customers', ANNA)
    const { hash } = await hashFor(null)
    expect((await send('POST', '/api/login-links/exchange', { hash, confirmed: true })).status).toBe(200)
    const { hash: late } = await hashFor(null)
    clock.advance(24 * 3600 * 1000)
    for (const dead of [hash, late, 'x'.repeat(43)]) {
      const refused = await send('POST', '/api/login-links/exchange', { hash: dead })
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect([refused.names, NEVER_WRITTEN.test(refused.text)]).toEqual([[], false])
    }
  })
})
