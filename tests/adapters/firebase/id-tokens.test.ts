import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firebaseIdTokens } from '../../../adapters/firebase/id-tokens.ts'
import { refusal, value } from '../../support/outcome.ts'
import { openTokenService, PROJECT, someClaims, type Stated, type TokenService } from '../../support/firebase/token-service.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const at = (seconds: number): number => NOW.getTime() / 1000 + seconds

describe('a token of the identity service', () => {
  let service: TokenService
  const reported: unknown[] = []
  const open = (keys = service.url) =>
    firebaseIdTokens({ projectId: PROJECT, isEmulated: false, keys, report: (error) => { reported.push(error) } })
  const read = (token: string, tokens = open()) => value(tokens.read(token, NOW))
  beforeAll(async () => { service = await openTokenService() })
  afterAll(() => service.close())

  it('AS-CALL-07 names its user at the provider, in the signed claims', async () => {
    expect(await read(await service.token(someClaims(NOW)))).toEqual({
      identity: {
        provider: 'google', subject: 'google-1', email: 'anna@example.ch', isEmailVouched: true,
        firstName: 'Anna Maria', lastName: 'Keller',
      },
      signedInAt: new Date(NOW.getTime() - 5000), endsAt: new Date(NOW.getTime() + 3_595_000),
    })
  })

  it.each([
    ['facebook', { name: 'Cher', email_verified: false }, { email: 'anna@example.ch', isEmailVouched: false }],
    ['apple', { name: undefined, email: undefined }, { isEmailVouched: false }],
  ] as const)('AS-IDP-01 identifies users of %s, and trusts no unverified e-mail address', async (provider, stated, providerName) => {
    const firebase = { sign_in_provider: `${provider}.com`, identities: { [`${provider}.com`]: ['own-1'], 'google.com': ['google-1'] } }
    expect((await read(await service.token(someClaims(NOW, { ...stated, firebase }))))?.identity)
      .toEqual({ provider, subject: 'own-1', ...providerName })
  })

  const wrong: readonly (readonly [string, Stated])[] = [
    ['of another issuer', { iss: `https://accounts.google.com/${PROJECT}` }],
    ['of another project', { aud: 'other-shop', iss: 'https://securetoken.google.com/other-shop' }],
    ['for another audience', { aud: 'other-shop' }],
    ['that ended', { exp: at(-11) }],
    ['without an end', { exp: undefined }],
    ['of the future', { iat: at(60) }],
    ['without a moment of signing in', { auth_time: undefined }],
    ['without a subject', { sub: undefined }],
    ['of GitHub (AS-IDP-01)', { firebase: { sign_in_provider: 'github.com', identities: { 'github.com': ['1'] } } }],
    ['of GitHub, whose user came by Google before (AS-IDP-01)',
      { firebase: { sign_in_provider: 'github.com', identities: { 'github.com': ['1'], 'google.com': ['google-1'] } } }],
    ['of an anonymous user', { firebase: { sign_in_provider: 'anonymous', identities: {} } }],
    ['of a password', { firebase: { sign_in_provider: 'password', identities: { email: ['anna@example.ch'] } } }],
    ['that does not name its provider’s user', { firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [] } } }],
  ]
  it.each(wrong)('I5 AS-CALL-07 is rejected %s', async (_what, stated) => {
    expect(await read(await service.token(someClaims(NOW, stated)))).toBeUndefined()
  })

  it('I5 AS-CALL-07 is rejected if the signature is missing, foreign or of another type', async () => {
    const tokens = open()
    const claims = someClaims(NOW)
    const { n = '' } = await service.publicJwk()
    const good = await service.token(claims)
    const [head = '', body = '', signature = ''] = good.split('.')
    const other = Buffer.from(JSON.stringify(someClaims(NOW, { email: 'other@example.ch' }))).toString('base64url')
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await service.forged(claims),
      await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(new TextEncoder().encode(n)),
      `${head}.${other}.${signature}`, `${head}.${body}.`, `${head}.${body}`, 'no token', '..', 'x'.repeat(100_000),
    ]
    for (const token of forged) expect(await read(token, tokens)).toBeUndefined()
    expect(await read(good, tokens)).toBeDefined()
  })

  it('is verified with keys that are fetched once, and again for an unknown key', async () => {
    const own = await openTokenService('max-age=0')
    const tokens = open(own.url)
    const before = await own.token(someClaims(NOW))
    await Promise.all([1, 2, 3].map(() => read(before, tokens)))
    expect(own.requestCount()).toBeLessThanOrEqual(3)
    const tokenService = await openTokenService()
    const patient = open(tokenService.url)
    for (const _ of [1, 2, 3]) expect(await read(await tokenService.token(someClaims(NOW)), patient)).toBeDefined()
    expect(tokenService.requestCount()).toBe(1)
    await tokenService.rotate()
    expect(await read(await tokenService.token(someClaims(NOW)), patient)).toBeUndefined()
    expect(tokenService.requestCount()).toBe(1)
    await own.rotate()
    expect(await read(await own.token(someClaims(NOW)), tokens)).toBeDefined()
    expect(await read(before, tokens)).toBeUndefined()
    await Promise.all([own.close(), tokenService.close()])
  })

  it('is neither valid nor invalid while the keys cannot be fetched', async () => {
    const away = await openTokenService()
    const tokens = open(away.url)
    away.fail(503)
    const token = await away.token(someClaims(NOW))
    expect(await refusal(tokens.read(token, NOW))).toEqual({ _tag: 'ServiceUnavailable' })
    expect(reported).toHaveLength(1)
    away.fail(200)
    expect(await read(token, tokens)).toBeDefined()
    await away.close()
  })

  it('is accepted unsigned if the service is emulated, for its own project and time only', async () => {
    const emulated = firebaseIdTokens({ projectId: PROJECT, isEmulated: true, report: () => undefined })
    const unsigned = (stated: Stated = {}) => new UnsecuredJWT(someClaims(NOW, stated)).encode()
    expect(await read(unsigned(), emulated)).toMatchObject({ identity: { subject: 'google-1' } })
    for (const stated of [{ aud: 'other' }, { exp: at(-60) }]) expect(await read(unsigned(stated), emulated)).toBeUndefined()
    expect(await read(await service.token(someClaims(NOW)), emulated)).toBeUndefined()
  })
})
