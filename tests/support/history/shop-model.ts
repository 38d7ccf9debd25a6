import type { Entry, Model } from './serial-order.ts'

/** A request: about a cart, by its position, or the number of packs in stock. */
export type ModelRequest =
  | { readonly does: 'add' | 'set'; readonly cart: number; readonly packs: number }
  | { readonly does: 'order' | 'cancel' | 'show'; readonly cart: number }
  | { readonly does: 'count' }

/** The number of packs in the cart or in stock, or the number of the order; or the error. */
export type ModelResponse = { readonly packs?: number; readonly number?: string; readonly refused?: string }

type Done = Entry<ModelRequest, ModelResponse>
/** One instant of a request: it reads stock or its cart, or has its effect. */
type Instant = Done & { readonly at: 'stock' | 'cart' | 'act'; readonly name: number }

type CartState = { readonly packs: number; readonly number?: string; readonly isCancelled?: true }
type Reading = { readonly onHand?: number; readonly cart?: number }
/** `seen`: what unfinished requests have read, by their ids. */
export type State = { readonly onHand: number; readonly carts: readonly CartState[]; readonly seen: Readonly<Record<number, Reading>> }

const isSoldOut = ({ refused }: ModelResponse): boolean => refused === 'StopOrder' || refused === 'SoldOut'

const partsOf = ({ request, response }: Done): readonly Instant['at'][] => {
  if (request.does === 'count' || request.does === 'show' || request.does === 'cancel') return ['act']
  if (isSoldOut(response)) return ['stock', 'cart']
  return response.refused === undefined ? ['stock', 'act'] : ['act']
}

/**
 * Adding, changing a quantity and ordering read the stock first. That read is advisory, at a different instant: it may be outdated when
 * the cart is changed, or reject although another client cancels at that moment. Only an order takes packs, and only
 * available ones.
 */
export const instantsOf = (history: readonly Done[]): readonly Instant[] =>
  history.flatMap((done) => partsOf(done).map((at) => ({ ...done, at, name: done.begun })))

const NEVER_THERE: CartState = { packs: 0 }
const cartAt = ({ carts }: State, place: number): CartState => carts[place] ?? NEVER_THERE

/** The state after a change of a cart, with this many packs returned to stock. */
const withCart = (state: State, place: number, cart: CartState, returned = 0): State =>
  ({ ...state, onHand: state.onHand + returned, carts: state.carts.with(place, cart) })

const where = (isSo: boolean, state: State): State | undefined => (isSo ? state : undefined)

/** The new number of packs in a cart with this many. */
const requestedIn = (packs: number, request: ModelRequest): number => {
  if (request.does === 'set') return request.packs
  return request.does === 'add' ? packs + request.packs : packs
}

type Changing = Extract<ModelRequest, { readonly packs: number }>

const changed = (state: State, request: Changing, { packs, refused }: ModelResponse, onHand: number, most: number): State | undefined => {
  const { cart } = request
  const before = cartAt(state, cart)
  const sum = requestedIn(before.packs, request)
  if (before.number !== undefined) return where(refused === 'CartCompleted', state)
  if (sum > most) return where(refused === 'AboveMaximum', state)
  return where(packs === sum && sum <= onHand, withCart(state, cart, { packs: sum }))
}

const ordered = (state: State, cart: number, { packs, number }: ModelResponse, onHand: number): State | undefined => {
  const before = cartAt(state, cart)
  if (before.number !== undefined) return where(number === before.number && packs === before.packs, state)
  const isNew = number !== undefined && state.carts.every((one) => one.number !== number)
  const isThere = before.packs <= Math.min(onHand, state.onHand)
  return isNew && isThere && packs === before.packs ? withCart(state, cart, { packs, number }, -packs) : undefined
}

const cancelled = (state: State, cart: number, { refused }: ModelResponse): State | undefined => {
  const before = cartAt(state, cart)
  if (before.number === undefined || before.isCancelled === true) return where(refused === 'WrongOrderStatus', state)
  return where(refused === undefined, withCart(state, cart, { ...before, isCancelled: true }, before.packs))
}

/** An ordered cart is empty. */
const display = (state: State, cart: number, { packs }: ModelResponse): State | undefined => {
  const before = cartAt(state, cart)
  return where(packs === (before.number === undefined ? before.packs : 0), state)
}

const acted = (state: State, { request, response }: Done, onHand: number, most: number): State | undefined => {
  switch (request.does) {
    case 'add':
    case 'set': return changed(state, request, response, onHand, most)
    case 'order': return ordered(state, request.cart, response, onHand)
    case 'cancel': return cancelled(state, request.cart, response)
    case 'show': return display(state, request.cart, response)
    case 'count': return where(response.packs === state.onHand, state)
  }
}

const withSeen = (state: State, name: number, seen: Reading): State => ({ ...state, seen: { ...state.seen, [name]: seen } })

const withoutSeen = (state: State, name: number): State => {
  const { [name]: _over, ...seen } = state.seen
  return { ...state, seen }
}

/** A shortage is reported only if there was one, by what was read of cart and stock. */
const tooLittle = (state: State, { request, name }: Instant, { onHand, cart }: Reading): State | undefined => {
  if (onHand === undefined || cart === undefined) return withSeen(state, name, { onHand, cart } as Reading)
  return where(requestedIn(cart, request) > onHand, withoutSeen(state, name))
}

const afterRead = (state: State, instant: Instant): State | undefined => {
  const { at, request, response, name } = instant
  const before = state.seen[name] ?? {}
  if (at === 'stock') {
    const seen = { ...before, onHand: state.onHand }
    return isSoldOut(response) ? tooLittle(state, instant, seen) : withSeen(state, name, seen)
  }
  const cart = cartAt(state, 'cart' in request ? request.cart : -1)
  return cart.number === undefined ? tooLittle(state, instant, { ...before, cart: cart.packs }) : undefined
}

/** The possible responses of the shop in a serial order; `most`: the maximum number of packs in a cart. */
export const oneAfterTheOther = (most: number): Model<State, Instant> => (state, instant) => {
  if (instant.at !== 'act') return afterRead(state, instant)
  const needsLook = partsOf(instant).includes('stock')
  const { onHand } = state.seen[instant.name] ?? {}
  if (needsLook && onHand === undefined) return undefined
  return acted(withoutSeen(state, instant.name), instant, onHand ?? state.onHand, most)
}
