import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { firebaseUsers } from '../../../adapters/firebase/firebase-users.ts'
import { refusal, value } from '../../support/outcome.ts'

const AT_GOOGLE = { provider: 'google', subject: 'google-1' } as const
const CLIENT = 'shop@iris-shop.iam.gserviceaccount.com'
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const by = { clientEmail: CLIENT, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
const ACCOUNTS = 'https://identitytoolkit.googleapis.com/v1/projects/iris-shop/accounts'

type User = { readonly localId: string; readonly rawId: string }
type SentRequest = { readonly url: string; readonly authorization: string | null; readonly body: string }

/** Google as documented: a token for a signed request, users found by their provider id and deleted by their own id. */
const openGoogle = (users: readonly User[], fail: (request: SentRequest) => number | undefined = () => undefined) => {
  const [left, requests, reported] = [[...users], [] as SentRequest[], [] as unknown[]]
  const respond = async ({ url, authorization, body }: SentRequest): Promise<readonly [number, object]> => {
    if (url === 'https://oauth2.googleapis.com/token') {
      const form = new URLSearchParams(body)
      const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
        issuer: CLIENT, audience: 'https://oauth2.googleapis.com/token',
      })
      const isGood = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' && protectedHeader.alg === 'RS256' &&
        payload['scope'] === 'https://www.googleapis.com/auth/identitytoolkit' && (payload.exp ?? 0) - (payload.iat ?? 0) <= 3600
      return isGood ? [200, { access_token: 'admin-token', expires_in: 3599, token_type: 'Bearer' }] : [400, { error: 'invalid_grant' }]
    }
    if (authorization !== 'Bearer admin-token') return [401, { error: { code: 401, status: 'UNAUTHENTICATED' } }]
    const stated = JSON.parse(body) as { readonly federatedUserId?: readonly object[]; readonly localId?: string }
    if (url === `${ACCOUNTS}:lookup`) {
      const result = left.filter(({ rawId }) =>
        JSON.stringify(stated.federatedUserId) === JSON.stringify([{ providerId: 'google.com', rawId }]))
      return [200, { kind: 'identitytoolkit#GetAccountInfoResponse', ...(result.length === 0 ? {} : { users: result }) }]
    }
    const index = left.findIndex(({ localId }) => localId === stated.localId)
    if (url !== `${ACCOUNTS}:delete` || index < 0) return [400, { error: { code: 400, message: 'USER_NOT_FOUND' } }]
    left.splice(index, 1)
    return [200, { kind: 'identitytoolkit#DeleteAccountResponse' }]
  }
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const one = { url: request.url, authorization: request.headers.get('authorization'), body: await request.text() }
    requests.push(one)
    const status = fail(one)
    const [responseStatus, body] = status === undefined ? await respond(one) : [
      status, { error: { message: `about ${AT_GOOGLE.subject}` } },
    ]
    return new Response(JSON.stringify(body), { status: responseStatus })
  }
  const provider = firebaseUsers({ projectId: 'iris-shop', by, send, report: (error) => { reported.push(error) } })
  return { provider, left, requests, reported }
}

const ANNA = { localId: 'firebase-1', rawId: 'google-1' }
const BEAT = { localId: 'firebase-2', rawId: 'google-2' }

describe('users of a Firebase project', () => {
  it('G9 are found by their provider id and deleted, and no other', async () => {
    const { provider, left, requests, reported } = openGoogle([ANNA, BEAT])
    await value(provider.remove(AT_GOOGLE))
    expect([left, reported]).toEqual([[BEAT], []])
    expect(requests.map(({ url }) => url.slice(url.lastIndexOf('/')))).toEqual(['/token', '/accounts:lookup', '/accounts:delete'])
  })

  it('G9 count as deleted if not found, or deleted concurrently', async () => {
    const { provider, requests } = openGoogle([BEAT])
    await value(provider.remove(AT_GOOGLE))
    expect(requests.map(({ url }) => url).filter((url) => url.endsWith(':delete'))).toEqual([])
    const quicker = openGoogle([ANNA], ({ url }) => { if (url.endsWith(':delete')) quicker.left.splice(0); return undefined })
    await value(quicker.provider.remove(AT_GOOGLE))
    expect(quicker.reported).toEqual([])
  })

  it('are administered with one token until it expires', async () => {
    const { provider, requests } = openGoogle([ANNA, BEAT])
    await value(provider.remove(AT_GOOGLE))
    await value(provider.remove({ provider: 'google', subject: 'google-2' }))
    expect(requests.filter(({ url }) => url.endsWith('/token'))).toHaveLength(1)
  })

  it.each([['/token', 403], [':lookup', 403], [':lookup', 500], [':delete', 503], [':delete', 400]])(
    'G9 are not deleted while %s answers %d, and the log says so without naming a user', async (end, status) => {
      const { provider, left, reported } = openGoogle([ANNA], ({ url }) => (url.endsWith(end) ? status : undefined))
      expect(await refusal(provider.remove(AT_GOOGLE))).toEqual({ _tag: 'ServiceUnavailable' })
      expect([left, reported.length]).toEqual([[ANNA], 1])
      expect(String(reported[0])).toContain(String(status))
      expect(String(reported[0])).not.toContain(AT_GOOGLE.subject)
    })
})
