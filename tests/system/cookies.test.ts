import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import { COOKIES, TRACES } from '../../adapters/cookies/cookie-table.ts'
import { DEMO_PASSWORD, demoCustomers } from '../../adapters/seed/customers/demo-customers.ts'
import { LOCALES } from '../../domain/shop/locale.ts'
import { PAGES } from '../../ui/routing/pages.ts'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { fillDirectory } from '../support/filled-directory.ts'
import { freePort } from '../support/free-port.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'

const [CUSTOMER] = demoCustomers()
const CREDENTIALS = { email: CUSTOMER?.customer.email ?? '', password: DEMO_PASSWORD }
/** The parameters of advertisements and mails. */
const ARRIVING = '?gclid=1&utm_source=x&fk=spring&price_channel=iris&studio_id=7&mode=wip&vsf-redirect-to=/cart&lid=1&wgu=1&fs=1'
const BIOFINITY = 1097
const SALT = 'test-salt'

const parameters: Readonly<Record<string, string>> = {
  id: String(BIOFINITY), slug_1: 'lens', type: 'token', token: 'x'.repeat(22), orderToken: 'x'.repeat(22), source: 'link',
}
const EVERY_PREFIX = ['', ...LOCALES.map((locale) => `/${locale}`)]
const pathsOf = (template: string, prefixes: readonly string[]): readonly string[] => {
  const filled = template.split('/')
    .filter((part) => !part.endsWith('?'))
    .map((part) => (part.startsWith(':') ? (parameters[part.slice(1)] ?? '1') : part))
    .join('/')
  return prefixes.map((prefix) => `${prefix}/${filled === '*' ? 'no/such/page' : filled}`)
}

type SetCookieLine = { readonly where: string; readonly line: string }

describe.each([
  { name: 'https', publicUrl: 'https://iris.example' },
  { name: 'a machine of one’s own', publicUrl: undefined },
])('cookies over $name', { timeout: 120_000 }, ({ name, publicUrl }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-cookies-'))
  let shop: ShopProcess
  let setCookieLines: readonly SetCookieLine[]
  beforeAll(async () => {
    await fillDirectory(dataDir)
    shop = startShop(await freePort(), {
      DATA_DIR: dataDir, TRUST_PROXY: 'loopback', UID_SALT: SALT, ...(publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl }),
    })
    await whenReady(shop)
    setCookieLines = await everyCookie(shop.url)
  }, 120_000)
  afterAll(async () => {
    shop.child.kill('SIGKILL')
    await shop.ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('I3 are set by the routes of a purchase and a sign-in', () => {
    const session = publicUrl === undefined ? 'access_token' : '__Host-access_token'
    const names = new Set(setCookieLines.map(({ line }) => line.split('=')[0]))
    expect([...names]).toEqual(expect.arrayContaining(['cart_id', session, 'vsf-signed-in']))
    const senders = setCookieLines.filter(({ line }) => line.startsWith(`${session}=`)).map(({ where }) => where)
    expect(senders).toEqual(expect.arrayContaining(['POST /login', 'POST /api/session', 'POST /api/customers', 'DELETE /api/session']))
  })

  it('F-I10 store nothing unnecessary from the address; such cookies are only cleared', () => {
    const later = Object.values(TRACES).map((cookie) => cookie.name)
    const touched = setCookieLines.filter(({ line }) => later.some((one) => line.startsWith(`${one}=`)))
    expect(touched.filter(({ line }) => !/=; .*Max-Age=0/.test(line))).toEqual([])
    const left = setCookieLines.filter(({ line }) => line.startsWith(`${COOKIES.referer.name}=`) && line.includes('Max-Age=0'))
    expect(left.map(({ where }) => where)).toContain('POST /logout')
  })

  it('I3 are hidden from scripts if secret, same-site, secure on https, and small', () => {
    const faults = setCookieLines.flatMap(({ where, line }) => {
      const isSession = /^(__Host-)?access_token=/.test(line)
      const wrong = [
        !/; Path=\/(;|$)/.test(line) && 'path',
        /; Domain=/i.test(line) && 'domain',
        !/; SameSite=(Lax|Strict)(;|$)/.test(line) && 'same site',
        isSession && !/; HttpOnly(;|$)/.test(line) && 'secret',
        /; Secure(;|$)/.test(line) !== (name === 'https') && 'line',
        line.length > 4096 && 'size',
      ].filter((fault) => fault !== false)
      return wrong.length === 0 ? [] : [{ where, line, wrong }]
    })
    expect(faults).toEqual([])
  })

  it('G3 AS-AUTH-17 AS-AUTH-18 S4 S5 label a sign-in for analytics after consent, over any other label', async () => {
    const uid = createHash('sha256').update(`${SALT}${CREDENTIALS.email}`).digest('hex')
    const sent = async (path: string, method: string, cookie: string) => {
      const isForm = path === '/login' || path === '/logout'
      const response = await fetch(`${shop.url}${path}`, {
        method, redirect: 'manual',
        headers: {
          cookie, origin: shop.url, 'x-forwarded-for': '198.51.100.201',
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        },
        body: isForm ? new URLSearchParams(CREDENTIALS).toString() : JSON.stringify({ ...CREDENTIALS, cart_token: null }),
      })
      expect(response.status).toBeLessThan(400)
      return response.headers.getSetCookie().find((line) => line.startsWith('vsf-uid='))
    }
    const attributes = name === 'https' ? '; SameSite=Lax; Secure' : '; SameSite=Lax'
    for (const path of ['/login', '/api/session']) {
      expect(await sent(path, 'POST', 'vsf-consent=statistics; vsf-uid=other')).toBe(`vsf-uid=${uid}; Path=/; Max-Age=14400${attributes}`)
      for (const consent of ['', 'vsf-consent=necessary', 'vsf-consent=yes']) expect(await sent(path, 'POST', consent)).toBeUndefined()
    }
    // Consent may follow later: then the profile request writes the label, once, and for nobody else.
    const signedIn = await fetch(`${shop.url}/api/session`, {
      method: 'POST', headers: { origin: shop.url, 'x-forwarded-for': '198.51.100.202', 'content-type': 'application/json' },
      body: JSON.stringify({ ...CREDENTIALS, cart_token: null }),
    })
    const session = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ')
    const send = async (cookie: string) => {
      const response = await fetch(`${shop.url}/api/customers/me`, { headers: { cookie, 'x-forwarded-for': '198.51.100.202' } })
      return response.headers.getSetCookie().find((line) => line.startsWith('vsf-uid='))
    }
    expect(session).not.toContain('vsf-uid')
    for (const other of ['', '; vsf-uid=other'])
      expect(await send(`${session}; vsf-consent=statistics${other}`)).toBe(`vsf-uid=${uid}; Path=/; Max-Age=14400${attributes}`)
    const yes = 'vsf-consent=statistics'
    for (const cookie of [session, `${session}; vsf-consent=necessary`, `${session}; ${yes}; vsf-uid=${uid}`, yes])
      expect(await send(cookie)).toBeUndefined()
    for (const [path, method] of [['/logout', 'POST'], ['/api/session', 'DELETE']] as const)
      expect(await sent(path, method, `vsf-consent=statistics; vsf-uid=${uid}`)).toBe(`vsf-uid=; Path=/; Max-Age=0${attributes}`)
  })

  it('L13 S5 accept no uid from an address or a form: it names nobody, and is not stored', async () => {
    const [other, place] = ['e'.repeat(64), { 'x-forwarded-for': '198.51.100.203', origin: shop.url }]
    const own = createHash('sha256').update(`${SALT}${CREDENTIALS.email}`).digest('hex')
    const uids = (response: Response) => response.headers.getSetCookie().flatMap((line) => /^vsf-uid=([^;]*)/.exec(line)?.slice(1) ?? [])
    const yes = 'vsf-consent=statistics'
    const begun = await fetch(`${shop.url}/login?uid=${other}&url=${encodeURIComponent(`/c/lens?uid=${other}`)}`, {
      method: 'POST', redirect: 'manual', headers: { ...place, cookie: yes }, body: new URLSearchParams({ ...CREDENTIALS, uid: other }),
    })
    expect([begun.status, uids(begun)]).toEqual([302, [own]])
    const session = begun.headers.getSetCookie().flatMap((line) => /^[^;]*access_token=[^;]*/.exec(line) ?? []).join('; ')
    for (const path of ['/', '/c/lens', '/login', '/authenticate', '/my-account/profile', '/api/customers/me', '/api/customers/me/orders'])
      for (const cookie of [yes, `${yes}; ${session}`]) {
        const response = await fetch(`${shop.url}${path}?uid=${other}`, { redirect: 'manual', headers: { ...place, cookie } })
        expect([path, uids(response).filter((uid) => uid !== own), response.status >= 500]).toEqual([path, [], false])
      }
    const me = await fetch(`${shop.url}/api/customers/me?uid=${other}`, { headers: { ...place, cookie: session } })
    expect(await me.json()).toMatchObject({ email: CREDENTIALS.email })
  })

  it('I3 have no session or password in what scripts can read', () => {
    const secrets = setCookieLines.flatMap(({ line }) => /^(?:__Host-)?access_token=([^;]{20,})/.exec(line)?.slice(1) ?? [])
    expect(secrets.length).toBeGreaterThan(2)
    const readable = setCookieLines.filter(({ line }) => !line.includes('HttpOnly')).map(({ line }) => line)
    expect(readable.filter((line) => [...secrets, DEMO_PASSWORD].some((secret) => line.includes(secret)))).toEqual([])
  })
})

/** Every `Set-Cookie` on every route: each page in each language, each form, each operation, as a guest and signed in. */
const everyCookie = async (url: string): Promise<readonly SetCookieLine[]> => {
  const setCookieLines: SetCookieLine[] = []
  const jar = new Map<string, string>()
  let count = 0
  const ask = async (method: string, path: string, init: { readonly type?: string; readonly body?: string } = {}): Promise<string> => {
    count += 1
    const headers = {
      // One client may not send all of these requests within a minute.
      'x-forwarded-for': `198.51.100.${1 + (count % 200)}`,
      cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; '), origin: url,
      ...(init.type === undefined ? {} : { 'content-type': init.type }),
    }
    const response = await fetch(`${url}${path}`, {
      method, headers, redirect: 'manual', ...(init.body === undefined ? {} : { body: init.body }),
    })
    for (const line of response.headers.getSetCookie()) {
      setCookieLines.push({ where: `${method} ${path}`, line })
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(key)
      else jar.set(key, value)
    }
    return response.text()
  }
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    ask('POST', path, { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(fields).toString() })
  const json = (method: string, path: string, body: unknown) => ask(method, path, { type: 'application/json', body: JSON.stringify(body) })
  const everyPage = async (prefixes: readonly string[]): Promise<void> => {
    for (const { path } of PAGES.filter(({ name }) => name !== 'logout'))
      for (const page of pathsOf(path, prefixes)) await ask('GET', `${page}${ARRIVING}`)
  }
  await everyPage(EVERY_PREFIX)
  await form(`/p/${BIOFINITY}`, { intent: 'add', l_sphere: '-3.00', l_radius: '8.6', l_diameter: '14.0', l_quantity: '1' })
  await form('/checkout/customer', { email: 'anna.keller@example.ch' })
  await form('/login', CREDENTIALS)
  await everyPage([''])
  await form('/logout', {})
  for (const operation of Object.values(OPERATIONS)) {
    const path = operation.path.replace(/\{product_id\}/, String(BIOFINITY)).replace(/\{\w+\}/g, 'x'.repeat(22))
    if (operation.method === 'GET') await ask('GET', path)
    else await json(operation.method, path, validBodyOf(operation) ?? {})
  }
  await json('POST', '/api/session', CREDENTIALS)
  await json('DELETE', '/api/session', {})
  return setCookieLines
}
