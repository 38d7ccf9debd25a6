import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isRepeated, KEY_REUSED, type KeyReused, type RequestDigest } from '../keyed-request.ts'
import type { Cart } from './cart.ts'

/** Long enough that nobody hits on another's by chance. */
const NAME = /^[\w-]{16,64}$/
export const isAdditionName = (text: string): boolean => NAME.test(text)

/** An answer that got lost is asked for again soon; what lies further back is forgotten. */
const KEPT = 20

/** The key of an addition with the digest of what was added by it. */
export type NamedAddition = { readonly name: string; readonly digest: RequestDigest }

/** As a cart stores it; an earlier release stored the name alone. */
const storedAddition = ({ name, digest }: NamedAddition): string => `${name}:${digest}`

type Used = { readonly digest?: string }

const usedBy = (additions: readonly string[], name: string): Used | undefined => {
  const found = additions.find((one) => one === name || one.startsWith(`${name}:`))
  if (found === undefined) return undefined
  return found === name ? {} : { digest: found.slice(name.length + 1) }
}

/**
 * Adds what this name stands for, unless that was done: a client that lost the answer may send it again. A name that was used for other
 * goods is refused. Without a name it always counts.
 */
export const addOnce = <Refused>(
  cart: Cart, addition: NamedAddition | undefined, add: (cart: Cart) => E.Either<Refused, Cart>,
): E.Either<Refused | KeyReused, Cart> => {
  if (addition === undefined) return add(cart)
  const { additions = [] } = cart
  const used = cart.checkoutState === 'completed' ? undefined : usedBy(additions, addition.name)
  if (used !== undefined) return isRepeated(used.digest, addition.digest) ? E.right(cart) : E.left(KEY_REUSED)
  return pipe(add(cart), E.map((filled) => ({ ...filled, additions: [...additions, storedAddition(addition)].slice(-KEPT) })))
}
