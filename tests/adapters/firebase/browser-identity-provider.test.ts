import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnsecuredJWT } from 'jose'
import { filter, firstValueFrom } from 'rxjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowserIdentityProvider } from '../../../adapters/firebase/browser-identity-provider.ts'
import { SOCIAL_PROVIDERS } from '../../../domain/identity/social-provider.ts'
import { refusal, value } from '../../support/outcome.ts'

const closed = (code: string) => Object.assign(new Error(code), { code })
const SETTINGS = { signIn: true, projectId: 'demo-iris', apiKey: 'demo-key', authDomain: 'demo-iris.firebaseapp.com' }

const USER = {
  localId: 'u1', email: 'anna@example.ch', displayName: 'Anna Keller', providerUserInfo: [{ providerId: 'apple.com' }],
}

describe('the identity service of a browser', () => {
  let [server, emulator]: [Server | undefined, string] = [undefined, '']
  const requests: string[] = []
  const idToken = () => new UnsecuredJWT({ sub: 'u1', user_id: 'u1' }).setIssuedAt().setExpirationTime('1h').encode()

  // The two requests of the emulator's protocol for signing in by a custom token.
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push((request.url ?? '').split('?')[0]?.split('/').at(-1) ?? '')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify((request.url ?? '').includes('accounts:lookup')
        ? { users: [USER] }
        : { idToken: idToken(), refreshToken: 'r', expiresIn: '3600', isNewUser: false }))
    })
    await new Promise<void>((resolve) => { server?.listen(0, '127.0.0.1', resolve) })
    emulator = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => { server?.close() })

  it('AS-IDP-03 signs in by a custom token, and out again, and notifies of each', async () => {
    const service = openBrowserIdentityProvider({ ...SETTINGS, emulator }, { locale: 'fr', onRedirect: () => undefined, name: 'one' })
    expect(await firstValueFrom(service.user$)).toBeUndefined()
    const next = firstValueFrom(service.user$.pipe(filter((one) => one !== undefined)))
    await value(service.signInWithCustomToken('t'))
    const user = await next
    expect(user).toMatchObject({ provider: 'apple', firstName: 'Anna', lastName: 'Keller', email: 'anna@example.ch' })
    expect(await value(user.token)).toContain('.')
    expect(requests).toEqual(['accounts:signInWithCustomToken', 'accounts:lookup'])
    await value(service.signOut())
    expect(await firstValueFrom(service.user$)).toBeUndefined()
  })

  it('AS-IDP-01 AS-IDP-02 opens a pop-up of each provider, or its page if the browser blocks the pop-up', async () => {
    const opened: string[] = []
    let error: Error | undefined
    const left: string[] = []
    const service = openBrowserIdentityProvider(SETTINGS, {
      locale: 'de',
      onRedirect: (provider) => { left.push(provider) },
      windows: {
        popup: async (_auth, { providerId }) => {
          opened.push(`window of ${providerId}`)
          if (error !== undefined) throw error
        },
        redirect: async (_auth, { providerId }) => { opened.push(`page of ${providerId}`) },
      },
    })
    for (const provider of SOCIAL_PROVIDERS) expect(await value(service.openWindow(provider))).toBe('signed in')
    expect(opened).toEqual(['window of google.com', 'window of apple.com', 'window of facebook.com'])
    error = closed('auth/popup-closed-by-user')
    expect(await value(service.openWindow('google'))).toBe('closed')
    error = closed('auth/popup-blocked')
    expect(await value(service.openWindow('apple'))).toBe('left')
    expect([opened.at(-1), left]).toEqual(['page of apple.com', ['apple']])
    error = closed('auth/network-request-failed')
    expect(await refusal(service.openWindow('google'))).toEqual({ _tag: 'ServiceUnavailable' })
  })
})
