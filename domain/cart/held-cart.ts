import type { Failure } from '../refusal.ts'
import type { Cart } from './cart.ts'
import { isUsable } from './is-usable.ts'

/**
 * What a storefront holds of its cart. Questions are numbered; an answer carries the number of its question. The answer
 * replaces the cart as a whole, one that a later answer overtook is dropped, a failure keeps the cart (Commerce §7,
 * decisions A60 and A67).
 */
export type HeldCart = {
  readonly cart: Cart | undefined
  /** The latest question. */
  readonly asked: number
  /** The latest question that was answered, by a cart or by a failure. */
  readonly answered: number
  /** The question whose cart is held. */
  readonly applied: number
  /** What the latest answer failed of, until a later question is answered. */
  readonly failed?: { readonly sequence: number; readonly failure: Failure }
}

export const NOTHING_HELD: HeldCart = { cart: undefined, asked: 0, answered: 0, applied: 0 }

export const isAwaited = ({ asked, answered }: HeldCart): boolean => asked > answered

const isOvertaken = ({ applied }: HeldCart, sequence: number): boolean => sequence <= applied

/** The next question; its number is `asked`. */
export const askForCart = (held: HeldCart): HeldCart => ({ ...held, asked: held.asked + 1 })

/** Without a cart there is none, or none any more; a completed one is none (Commerce §4). */
export const receiveCart = (held: HeldCart, sequence: number, cart: Cart | undefined): HeldCart => {
  if (isOvertaken(held, sequence)) return held
  const { failed, ...rest } = held
  return {
    ...rest,
    cart: cart !== undefined && isUsable(cart) ? cart : undefined,
    applied: sequence,
    answered: Math.max(sequence, held.answered),
    ...(failed !== undefined && failed.sequence > sequence ? { failed } : {}),
  }
}

export const missCart = (held: HeldCart, sequence: number, failure: Failure): HeldCart =>
  isOvertaken(held, sequence) || sequence < held.answered
    ? held
    : { ...held, answered: sequence, failed: { sequence, failure } }
