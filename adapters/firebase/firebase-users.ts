import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import * as t from 'io-ts'
import type { ProviderUsers } from '../../application/commerce/identity/provider-users.port.ts'
import type { SocialIdentity } from '../../domain/identity/vouched-identity.ts'
import { openAdminToken, type ServiceAccount } from './admin-token.ts'

const API = 'https://identitytoolkit.googleapis.com'
/** Milliseconds. */
const TIMEOUT = 10_000

const UsersCodec = t.partial({ users: t.readonlyArray(t.type({ localId: t.string })) }, 'FirebaseUsers')

type Service = {
  readonly projectId: string
  /** The account that administers the project; its emulator, if there is one, accepts anyone. */
  readonly by: ServiceAccount | { readonly emulator: string }
  readonly report: (error: unknown) => void
  readonly send?: typeof fetch
}

type ApiResponse = { readonly status: number; readonly body: unknown }
type CallApi = (what: 'lookup' | 'delete', body: object) => Promise<ApiResponse>

const openCalls = ({ projectId, by, send = fetch }: Service): CallApi => {
  const isEmulated = 'emulator' in by
  const token = isEmulated ? () => Promise.resolve('owner') : openAdminToken(by, { send, now: Date.now })
  const api = isEmulated ? `${by.emulator}/${new URL(API).host}` : API
  return async (what, body) => {
    const response = await send(`${api}/v1/projects/${projectId}/accounts:${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
}

const isUnknownUser = ({ status, body }: ApiResponse): boolean => status === 400 && JSON.stringify(body).includes('USER_NOT_FOUND')

/** A response of Firebase may contain personal data, so only the operation and the status are reported. */
const unexpected = (what: string, { status }: ApiResponse): Error => new Error(`Firebase returned ${status} for ${what}`)

const idsOf = async (callApi: CallApi, { provider, subject }: SocialIdentity): Promise<readonly string[]> => {
  const response = await callApi('lookup', { federatedUserId: [{ providerId: `${provider}.com`, rawId: subject }] })
  const decoded = UsersCodec.decode(response.body)
  if (response.status !== 200 || E.isLeft(decoded)) throw unexpected('looking up a user', response)
  return (decoded.right.users ?? []).map(({ localId }) => localId)
}

const removeUser = async (callApi: CallApi, localId: string): Promise<void> => {
  const response = await callApi('delete', { localId })
  if (response.status !== 200 && !isUnknownUser(response)) throw unexpected('deleting a user', response)
}

/**
 * The users of a Firebase project. Firebase joins two providers with the same e-mail address into one user, which is deleted as a whole.
 * At the next sign-in with the other provider the user is created again; the shop identifies customers by the providers' own subjects, so
 * it is not affected.
 */
export const firebaseUsers = (service: Service): ProviderUsers => {
  const callApi = openCalls(service)
  return {
    remove: (identity) =>
      TE.tryCatch(
        async () => { for (const id of await idsOf(callApi, identity)) await removeUser(callApi, id) },
        (error) => {
          service.report(error)
          return { _tag: 'ServiceUnavailable' }
        },
      ),
  }
}
