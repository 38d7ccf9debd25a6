import * as E from 'fp-ts/lib/Either.js'
import type { MailQueue } from '../../../application/commerce/mail/mail-queue.port.ts'
import { isRepeated, KEY_REUSED, type KeyReused, type RequestDigest } from '../../../domain/keyed-request.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'
import { storeMails } from './store-mails.ts'

const storedAt = ({ mails }: ShopState, key: string, digest: RequestDigest): E.Either<KeyReused, Date | undefined> => {
  const request = mails.get(key)?.request
  return isRepeated(request?.digest, digest) ? E.right(request?.at) : E.left(KEY_REUSED)
}

export const openMailQueue = (state: ShopState): MailQueue => ({
  put: (mails, request) =>
    atomically((): E.Either<KeyReused, Date> => {
      const stored = storedAt(state, mails[0].key, request.digest)
      if (E.isLeft(stored)) return stored
      if (stored.right !== undefined) return E.right(stored.right)
      storeMails(state, mails, request)
      return E.right(request.at)
    }),
  storedAt: (key, digest) => atomically(() => storedAt(state, key, digest)),
})
