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
  /** By whom the project is administered; its emulator, where there is one, lets anybody who says so. */
  readonly by: ServiceAccount | { readonly emulator: string }
  readonly report: (error: unknown) => void
  readonly send?: typeof fetch
}

type Answer = { readonly status: number; readonly said: unknown }
type Ask = (what: 'lookup' | 'delete', body: object) => Promise<Answer>

const openCalls = ({ projectId, by, send = fetch }: Service): Ask => {
  const isEmulated = 'emulator' in by
  const token = isEmulated ? () => Promise.resolve('owner') : openAdminToken(by, { send, now: Date.now })
  const api = isEmulated ? `${by.emulator}/${new URL(API).host}` : API
  return async (what, body) => {
    const answer = await send(`${api}/v1/projects/${projectId}/accounts:${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return { status: answer.status, said: await answer.json().catch(() => undefined) }
  }
}

const isUnknownUser = ({ status, said }: Answer): boolean => status === 400 && JSON.stringify(said).includes('USER_NOT_FOUND')

/** What Firebase said may name somebody: the operator hears what was asked and the status. */
const unexpected = (what: string, { status }: Answer): Error => new Error(`Firebase responded with ${status} to the request to ${what}`)

const idsOf = async (ask: Ask, { provider, subject }: SocialIdentity): Promise<readonly string[]> => {
  const answer = await ask('lookup', { federatedUserId: [{ providerId: `${provider}.com`, rawId: subject }] })
  const decoded = UsersCodec.decode(answer.said)
  if (answer.status !== 200 || E.isLeft(decoded)) throw unexpected('find somebody', answer)
  return (decoded.right.users ?? []).map(({ localId }) => localId)
}

const removeUser = async (ask: Ask, localId: string): Promise<void> => {
  const answer = await ask('delete', { localId })
  if (answer.status !== 200 && !isUnknownUser(answer)) throw unexpected('delete somebody', answer)
}

/**
 * The users of a Firebase project. Firebase keeps two providers of one mailbox as one user: who goes by one of them goes whole, and is
 * known there anew at the next sign-in by the other; the shop goes by the providers' own names and notices nothing.
 */
export const firebaseUsers = (service: Service): ProviderUsers => {
  const ask = openCalls(service)
  return {
    remove: (identity) =>
      TE.tryCatch(
        async () => { for (const id of await idsOf(ask, identity)) await removeUser(ask, id) },
        (error) => {
          service.report(error)
          return { _tag: 'ServiceUnavailable' }
        },
      ),
  }
}
