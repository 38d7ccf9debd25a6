import type { FastifyInstance } from 'fastify'
import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firebaseIdTokens } from '../../../adapters/firebase/id-tokens.ts'
import { makeHttpShop } from '../../../adapters/http-client/http-shop.ts'
import { makeTransport } from '../../../adapters/http-client/transport.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { smallCatalogue } from '../../support/api/small-catalogue.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { openTokenService, PROJECT, someClaims, type Stated, type TokenService } from '../../support/firebase/token-service.ts'
import { aVisitor } from '../../support/system/visitor.ts'
import { value } from '../../support/outcome.ts'

const PASSWORD = 'sehr7gute-sicht'
type Welcome = { readonly customer: { readonly account_id: string; readonly email: string } }

describe('tokens of the identity service over HTTP', () => {
  let service: TokenService
  let app: FastifyInstance
  let origin = ''
  let now = new Date()
  const token = (stated: Stated = {}) => service.token(someClaims(now, stated))
  const visitor = () => aVisitor(`${origin}/api`)
  const signedIn = async (who: ReturnType<typeof visitor>) => (await who.ask('/customers/me')).status
  beforeAll(async () => {
    service = await openTokenService()
    const idTokens = firebaseIdTokens({ projectId: PROJECT, isEmulated: false, keys: service.url, report: () => undefined })
    const shop = openSmallShop(smallCatalogue, { idTokens })
    now = shop.ports.clock.now()
    app = await openApi(shop.commerce)
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await service.close()
  })

  it('AS-AUTH-10 AS-CALL-31 S9 answers an empty token with nothing, and signs nobody in', async () => {
    const who = visitor()
    const empty = await who.ask('/session/id-token', 'POST', { token: '' })
    expect([empty.status, empty.text, await signedIn(who)]).toEqual([204, '', 401])
    const helper = await who.ask('/session/id-token', 'POST', { username: '', password: '', token: '', id_token: '' })
    expect([helper.status, helper.text, await signedIn(who)]).toEqual([204, '', 401])
    for (const body of [{ username: 'anna@example.ch', password: PASSWORD, token: '' }, { username: '', password: '' }, { token: null }])
      expect((await who.ask('/session/id-token', 'POST', body)).status).toBe(422)
    expect(await signedIn(who)).toBe(401)
  })

  it('I5 AS-AUTH-10 AS-CALL-07 AS-CALL-31 rejects a forged token or one of another shop, without user details', async () => {
    const claims = someClaims(now)
    const forged = [
      await service.forged(claims),
      await token({ aud: 'other', iss: 'https://securetoken.google.com/other' }), await token({ exp: 1 }), 'x',
    ]
    for (const one of forged) {
      const who = visitor()
      const { status, text } = await who.ask('/session/id-token', 'POST', { username: '', password: '', token: one, id_token: one })
      expect([status, await signedIn(who)]).toEqual([401, 401])
      expect(text).toContain('urn:iris:problem:InvalidIdToken')
      expect(text).not.toContain('anna')
    }
    const who = visitor()
    expect((await who.ask('/session/id-token', 'POST', { token: await token(), id_token: await token({ name: 'A B' }) })).status).toBe(401)
    expect((await who.ask('/session/id-token', 'POST', { token: await token(), provider: 'github' })).status).toBe(422)
  })

  it('AS-CALL-07 AS-IDP-01 S10 signs in the user of the token, whatever provider and user are sent beside it, and once', async () => {
    const bea = visitor()
    await bea.ask('/customers', 'POST', { email: 'bea@example.ch', password: PASSWORD, first_name: 'Bea', last_name: 'Meier' })
    const [who, again] = [visitor(), visitor()]
    const good = await token()
    const foreign = { provider: 'facebook', user: { email: 'bea@example.ch', first_name: 'Bea', last_name: 'Meier' } }
    const { status, body } = await who.ask<Welcome>('/session/id-token', 'POST', { token: good, ...foreign })
    expect([status, body.customer.email]).toEqual([200, 'anna@example.ch'])
    expect((await who.ask<{ readonly email: string }>('/customers/me')).body.email).toBe('anna@example.ch')
    expect((await who.ask('/customers/me/identities')).text).toBe('{"providers":["google"]}')
    expect((await again.ask('/session/id-token', 'POST', { token: good })).status).toBe(401)
    expect((await again.ask('/session/id-token', 'POST', { token: await token({ iat: now.getTime() / 1000 - 4 }) })).status).toBe(200)
  })

  it('S10 requires the password once for an unverified e-mail address, then links the provider, and can unlink it', async () => {
    const carla = visitor()
    await carla.ask('/customers', 'POST', { email: 'carla@example.ch', password: PASSWORD, first_name: 'C', last_name: 'M' })
    const facebook = (iat: number) => token({
      email: 'carla@example.ch', email_verified: false, iat: now.getTime() / 1000 - iat,
      firebase: { sign_in_provider: 'facebook.com', identities: { 'facebook.com': ['f-1'] } },
    })
    const response = await visitor().ask('/session/id-token', 'POST', { token: await facebook(1) })
    expect([response.status, response.text]).toEqual([409, expect.stringContaining('SignInFirst')])
    expect((await visitor().ask('/customers/me/identities', 'POST', { token: await facebook(2) })).status).toBe(401)
    expect((await carla.ask('/customers/me/identities', 'POST', { token: await facebook(3) })).text).toBe('{"providers":["facebook"]}')
    expect((await visitor().ask<Welcome>('/session/id-token', 'POST', { token: await facebook(4) })).body.customer.email)
      .toBe('carla@example.ch')
    expect((await carla.ask('/customers/me/identities/github', 'DELETE')).status).toBe(422)
    expect((await carla.ask('/customers/me/identities/facebook', 'DELETE')).text).toBe('{"providers":[]}')
    expect((await visitor().ask('/session/id-token', 'POST', { token: await facebook(5) })).status).toBe(409)
  })

  it('AS-CALL-06 AS-CALL-31 AS-AUTH-03 sends token, idToken, provider and user, an empty name and password, in its body', async () => {
    const sent: { readonly url: string; readonly body: unknown }[] = []
    const { identity } = makeHttpShop({
      transport: makeTransport({
        fetch: (url, init) => {
          const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '')
          sent.push({ url: url instanceof Request ? url.url : url.toString(), body })
          return fetch(url, init)
        },
        baseUrl: origin,
      }),
      shop: someSettings(), locale: () => 'de', log: () => undefined,
    })
    const good = await token({ iat: now.getTime() / 1000 - 7 })
    const user = { firstName: 'Anna', lastName: 'Keller', email: 'anna@example.ch' }
    expect(await value(identity.signInWithIdToken({ token: good, provider: 'google', user })))
      .toMatchObject({ customer: { email: 'anna@example.ch' } })
    expect(sent[0]?.body).toEqual({
      username: '', password: '', token: good, id_token: good, provider: 'google',
      user: { first_name: 'Anna', last_name: 'Keller', email: 'anna@example.ch' }, cart_token: null,
    })
    expect(await identity.signInWithIdToken({ token: '' })()).toEqual(E.right(undefined))
    expect(sent.map(({ url }) => url).join()).not.toMatch(/token=|eyJ/)
  })
})
