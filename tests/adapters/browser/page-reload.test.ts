import { describe, expect, it } from 'vitest'
import { makePageReload } from '../../../adapters/browser/page-reload.ts'
import { documentCookies } from '../../../adapters/cookies/document-cookies.ts'
import { requestCookies } from '../../../adapters/cookies/request-cookies.ts'
import { makeSessionKeeper } from '../../../adapters/cookies/session-keeper.ts'
import { makeSignedInKeeper } from '../../../adapters/cookies/signed-in-keeper.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { aCustomer } from '../../support/builders/customer.ts'
import { testCookieSigner } from '../../support/cookie-signer.ts'

const tab = () => {
  const storage = new Map<string, string>()
  let reloads = 0
  const page = {
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => { storage.set(key, value) },
    },
    location: { reload: () => { reloads += 1 } },
  }
  return { page, reloads: () => reloads }
}

describe('the reload of a page', () => {
  it('S22 is remembered for the tab, separately for each reason', () => {
    const { page, reloads } = tab()
    makePageReload(() => page).reloadFor('session 1')
    // The reloaded page has only the storage of the tab.
    const again = makePageReload(() => page)
    expect([again.isDoneFor('session 1'), again.isDoneFor('session 2'), reloads()]).toEqual([true, false, 1])
  })

  it('S22 is remembered for the page if the tab cannot store it', () => {
    const { page, reloads } = tab()
    const closed = () => { throw new Error('SecurityError') }
    const here = makePageReload(() => ({ ...page, sessionStorage: { getItem: closed, setItem: closed } }))
    expect(here.isDoneFor('session 1')).toBe(false)
    here.reloadFor('session 1')
    expect([here.isDoneFor('session 1'), reloads()]).toEqual([true, 1])
  })
})

describe('the session marker', () => {
  it('AS-AUTH-22 states until when the session is valid, lasts a day longer, and contains no secret', () => {
    const site = { secure: true }
    const [jar, end] = [requestCookies(undefined, site), new Date('2026-04-01T09:00:00Z')]
    makeSessionKeeper(jar, site, { signer: testCookieSigner }).store('s'.repeat(43) as SessionToken, end, aCustomer().email)
    const [session = '', mark = ''] = jar.changes()
    expect(session).toMatch(/^__Host-access_token=s{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/)
    expect(mark).toBe(`vsf-signed-in=${end.getTime()}; Path=/; Max-Age=2678400; SameSite=Lax; Secure`)
    const page = (cookie: string) => makeSignedInKeeper(documentCookies({ cookie, location: { host: 'iris.example' } }))
    expect(page(mark.split(';')[0] ?? '').endsAt()).toEqual(end)
    for (const other of ['', 'vsf-signed-in=1', 'vsf-signed-in=x']) expect(page(other).endsAt()).toBeUndefined()
    expect(page('vsf-signed-in=1').isSet()).toBe(true)
  })
})
