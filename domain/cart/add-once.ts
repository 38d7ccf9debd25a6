import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isRepeated, KEY_REUSED, type KeyReused, type RequestDigest } from '../keyed-request.ts'
import type { Cart } from './cart.ts'

/** Long enough not to be guessed by chance. */
export const ADDITION_NAME = /^[\w-]{16,64}$/
export const isAdditionName = (text: string): boolean => ADDITION_NAME.test(text)

/** A lost response is retried soon; older keys are dropped. */
const MAX_STORED = 20

/** The key of an addition with the digest of what was added by it. */
export type NamedAddition = { readonly name: string; readonly digest: RequestDigest }

/** As a cart stores it; an earlier release stored the name alone. */
const storedAddition = ({ name, digest }: NamedAddition): string => `${name}:${digest}`

type Used = { readonly digest?: string }

const usedBy = (additions: readonly string[], name: string): Used | undefined => {
  const stored = additions.find((addition) => addition === name || addition.startsWith(`${name}:`))
  if (stored === undefined) return undefined
  return stored === name ? {} : { digest: stored.slice(name.length + 1) }
}

/**
 * Adds the items unless this key was used before: a client that lost the response may retry. A key that was used for other items is
 * refused. Without a key the items are always added.
 */
export const addOnce = <Refused>(
  cart: Cart, addition: NamedAddition | undefined, add: (cart: Cart) => E.Either<Refused, Cart>,
): E.Either<Refused | KeyReused, Cart> => {
  if (addition === undefined) return add(cart)
  const { additions = [] } = cart
  const used = cart.checkoutState === 'completed' ? undefined : usedBy(additions, addition.name)
  if (used !== undefined) return isRepeated(used.digest, addition.digest) ? E.right(cart) : E.left(KEY_REUSED)
  return pipe(add(cart), E.map((filled) => ({ ...filled, additions: [...additions, storedAddition(addition)].slice(-MAX_STORED) })))
}
