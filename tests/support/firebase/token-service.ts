import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'

export const PROJECT = 'iris-shop'

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** Claims that are changed or removed. */
export type Stated = Readonly<Record<string, unknown>>

/** Firebase's claims about a user who just signed in with Google. */
export const someClaims = (now: Date, stated: Stated = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'firebase-1', user_id: 'firebase-1',
  auth_time: seconds(now) - 5, iat: seconds(now) - 5, exp: seconds(now) + 3595,
  name: 'Anna Maria Keller', email: 'anna@example.ch', email_verified: true,
  firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['google-1'], email: ['anna@example.ch'] } },
  ...stated,
})

type Key = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicKey: CryptoKey }

const newKey = async (kid: string): Promise<Key> => ({ kid, ...(await generateKeyPair('RS256')) })

/** A service that signs as Google does, with keys created here and published over HTTP. */
export const openTokenService = async (maxAge = 'public, max-age=600, must-revalidate') => {
  let [key, count, status] = [await newKey('first'), 0, 200]
  const server = createServer((_request, response) => {
    count += 1
    void exportJWK(key.publicKey).then((jwk) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': maxAge })
      response.end(JSON.stringify({ keys: [{ ...jwk, kid: key.kid, alg: 'RS256', use: 'sig' }] }))
    })
  })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  const sign = (claims: JWTPayload, { kid, privateKey }: Key): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    token: (claims: JWTPayload) => sign(claims, key),
    /** Signed with an unpublished key, under the id of a published one. */
    forged: async (claims: JWTPayload) => sign(claims, await newKey(key.kid)),
    publicJwk: () => exportJWK(key.publicKey),
    requestCount: () => count,
    fail: (as: number) => { status = as },
    rotate: async () => { key = await newKey('second') },
    close: () => new Promise<void>((resolve) => { server.close(() => { resolve() }) }),
  }
}
export type TokenService = Awaited<ReturnType<typeof openTokenService>>
