import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startShop, whenReady, type ShopProcess } from '../e2e/support/shop-process.ts'
import { fillDirectory } from '../support/filled-directory.ts'
import { freePort } from '../support/free-port.ts'

const PASSWORD = 'kirsch7baum-blatt'
const LEFT = '"cache", "storage"'
const ENDED = '"cache"'
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

type Answer = {
  readonly status: number
  readonly clears: string | null
  readonly cacheControl: string | null
  readonly removed: readonly string[]
}
type Body = Readonly<Record<string, string | null>>

/** A browser that stores every cookie until it is told to delete it. */
const openBrowser = (url: string, place: string) => {
  const jar = new Map<string, string>()
  const ask = async (path: string, method = 'GET', body?: Body, type = JSON_TYPE): Promise<Answer> => {
    const sent = body === undefined ? undefined : type === FORM
      ? new URLSearchParams(Object.entries(body).map(([name, value]) => [name, value ?? ''])).toString()
      : JSON.stringify(body)
    const response = await fetch(`${url}${path}`, {
      method, redirect: 'manual', ...(sent === undefined ? {} : { body: sent }),
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), origin: url, 'x-forwarded-for': place,
        ...(sent === undefined ? {} : { 'content-type': type }),
      },
    })
    await response.arrayBuffer()
    const removed: string[] = []
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
      if (/Max-Age=0/.test(line)) {
        jar.delete(name)
        removed.push(name)
      }
    }
    return {
      status: response.status, clears: response.headers.get('clear-site-data'), cacheControl: response.headers.get('cache-control'),
      removed,
    }
  }
  return { ask, jar }
}
type Browser = ReturnType<typeof openBrowser>

describe('leaving the shop', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'iris-leaving-'))
  let shop: ShopProcess
  beforeAll(async () => {
    await fillDirectory(dataDir)
    shop = startShop(await freePort(), { DATA_DIR: dataDir, TRUST_PROXY: 'loopback' })
    await whenReady(shop)
  }, 120_000)
  afterAll(async () => {
    shop.child.kill('SIGKILL')
    await shop.ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  let people = 0
  const newcomer = async (): Promise<{ readonly browser: Browser; readonly email: string }> => {
    people += 1
    const email = `goer${people}@example.ch`
    const browser = openBrowser(shop.url, `198.51.100.${people}`)
    const names = { first_name: 'Anna', last_name: 'Keller', cart_token: null }
    const { status, clears } = await browser.ask('/api/customers', 'POST', { email, password: PASSWORD, ...names })
    expect([status, clears]).toEqual([201, null])
    return { browser, email }
  }

  it.each([
    ['by the button of a page', '/logout', 'POST', {}, FORM],
    ['by an interface', '/api/session', 'DELETE', undefined, JSON_TYPE],
    ['by having the account deleted', '/api/customers/me/deletion', 'POST', { current_password: PASSWORD }, JSON_TYPE],
    ['by the form that deletes the account', '/my-account/delete', 'POST', { intent: 'ask', password: PASSWORD }, FORM],
  ] as const)('G8 %s, the browser deletes cached pages and input, and not the guest’s cart', async (
    _how, path, method, body, type,
  ) => {
    const { browser } = await newcomer()
    browser.jar.set('cart_id', 'x'.repeat(22))
    browser.jar.set('vsf-consent', 'necessary')
    const { clears, removed, cacheControl } = await browser.ask(path, method, body, type)
    expect([clears, cacheControl]).toEqual([LEFT, 'no-store'])
    expect(removed).toEqual(expect.arrayContaining(['access_token', 'vsf-signed-in']))
    expect(LEFT).not.toContain('cookies')
    expect(browser.jar.get('vsf-consent')).toBe('necessary')
    expect((await browser.ask('/api/customers/me')).status).toBe(401)
  })

  it('G8 a session ended elsewhere is deleted with its pages, and input is kept for the returning customer', async () => {
    const { browser: paymentProvider, email } = await newcomer()
    const phone = openBrowser(shop.url, '198.51.100.201')
    expect((await phone.ask('/api/session', 'POST', { email, password: PASSWORD, cart_token: null })).status).toBe(200)
    const before = new Map(phone.jar)
    const everywhere = await paymentProvider.ask('/api/customers/me/sessions/removal', 'POST', {})
    expect([everywhere.status < 300, everywhere.clears]).toEqual([true, null])
    expect(await phone.ask('/api/customers/me')).toMatchObject({ status: 401, clears: ENDED, cacheControl: 'no-store' })
    for (const [name, value] of before) phone.jar.set(name, value)
    const page = await phone.ask('/my-account/overview')
    expect(page).toMatchObject({ clears: ENDED, cacheControl: 'no-store' })
    expect(page.removed).toContain('access_token')
  })

  it('G8 nothing is deleted on arrival, during the visit, or for a guest', async () => {
    const { browser, email } = await newcomer()
    const guest = openBrowser(shop.url, '198.51.100.202')
    for (const path of ['/', '/my-account/overview', '/my-account/addresses', '/api/customers/me', '/checkout/address', '/cart'])
      for (const one of [browser, guest]) expect([path, (await one.ask(path)).clears]).toEqual([path, null])
    expect((await guest.ask('/login', 'POST', { email, password: PASSWORD }, FORM)).clears).toBeNull()
    expect((await guest.ask('/api/customers/me')).status).toBe(200)
  })
})
