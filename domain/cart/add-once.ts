import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isRepeated, KEY_REUSED, type KeyReused, type RequestDigest } from '../keyed-request.ts'
import type { Cart } from './cart.ts'

/** Long enough not to be guessed by chance. */
export const ADDITION_KEY = /^[\w-]{16,64}$/
export const isAdditionKey = (text: string): boolean => ADDITION_KEY.test(text)

/** A lost response is retried soon; older keys are dropped. */
const MAX_STORED = 20

/** The key of an addition with the digest of what was added by it. */
export type KeyedAddition = { readonly key: string; readonly digest: RequestDigest }

/** As a cart stores it; an earlier release stored the key alone. */
const storedAddition = ({ key, digest }: KeyedAddition): string => `${key}:${digest}`

type Used = { readonly digest?: string }

const usedBy = (additions: readonly string[], key: string): Used | undefined => {
  const stored = additions.find((addition) => addition === key || addition.startsWith(`${key}:`))
  if (stored === undefined) return undefined
  return stored === key ? {} : { digest: stored.slice(key.length + 1) }
}

/**
 * Adds the items unless this key was used before: a client that lost the response may retry. A key that was used for other items is
 * refused. Without a key the items are always added.
 */
export const addOnce = <Refused>(
  cart: Cart, addition: KeyedAddition | undefined, add: (cart: Cart) => E.Either<Refused, Cart>,
): E.Either<Refused | KeyReused, Cart> => {
  if (addition === undefined) return add(cart)
  const { additions = [] } = cart
  const used = cart.checkoutState === 'completed' ? undefined : usedBy(additions, addition.key)
  if (used !== undefined) return isRepeated(used.digest, addition.digest) ? E.right(cart) : E.left(KEY_REUSED)
  return pipe(add(cart), E.map((filled) => ({ ...filled, additions: [...additions, storedAddition(addition)].slice(-MAX_STORED) })))
}
