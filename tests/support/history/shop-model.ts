import type { Entry, Model } from './serial-order.ts'

/** What somebody asks: of a cart, by its place, or how many packs lie on the shelf. */
export type ModelRequest =
  | { readonly does: 'add' | 'set'; readonly cart: number; readonly packs: number }
  | { readonly does: 'order' | 'cancel' | 'show'; readonly cart: number }
  | { readonly does: 'count' }

/** How many packs lie in the cart or on the shelf, or were ordered, by which number; or why not. */
export type Answer = { readonly packs?: number; readonly number?: string; readonly refused?: string }

type Done = Entry<ModelRequest, Answer>
/** One instant of what was done: where it sees what lies on the shelf or in its cart, or where it does what it does. */
type Instant = Done & { readonly at: 'shelf' | 'cart' | 'act'; readonly name: number }

type CartState = { readonly packs: number; readonly number?: string; readonly isCancelled?: true }
type Seen = { readonly shelf?: number; readonly cart?: number }
/** `seen`: what those saw who have not come to their end yet, by their names. */
export type State = { readonly onHand: number; readonly carts: readonly CartState[]; readonly seen: Readonly<Record<number, Seen>> }

const isSoldOut = ({ refused }: Answer): boolean => refused === 'StopOrder' || refused === 'SoldOut'

const partsOf = ({ asked, answer }: Done): readonly Instant['at'][] => {
  if (asked.does === 'count' || asked.does === 'show' || asked.does === 'cancel') return ['act']
  if (isSoldOut(answer)) return ['shelf', 'cart']
  return answer.refused === undefined ? ['shelf', 'act'] : ['act']
}

/**
 * Whoever adds, changes how many, or orders is told by a look at the shelf whether there is enough. That look is advice, at an instant of
 * its own: it may be over when the cart is changed, or say no although somebody cancels at that moment. Only an order takes packs, and
 * only such as are there when it does.
 */
export const instantsOf = (history: readonly Done[]): readonly Instant[] =>
  history.flatMap((done) => partsOf(done).map((at) => ({ ...done, at, name: done.begun })))

const NEVER_THERE: CartState = { packs: 0 }
const cartAt = ({ carts }: State, place: number): CartState => carts[place] ?? NEVER_THERE

/** The state after a cart changed, with so many packs more on the shelf. */
const withCart = (state: State, place: number, cart: CartState, returned = 0): State =>
  ({ ...state, onHand: state.onHand + returned, carts: state.carts.with(place, cart) })

const where = (isSo: boolean, state: State): State | undefined => (isSo ? state : undefined)

/** How many packs there are to be in a cart of so many. */
const wantedIn = (packs: number, request: ModelRequest): number => {
  if (request.does === 'set') return request.packs
  return request.does === 'add' ? packs + request.packs : packs
}

type Changing = Extract<ModelRequest, { readonly packs: number }>

const changed = (state: State, request: Changing, { packs, refused }: Answer, shelf: number, most: number): State | undefined => {
  const { cart } = request
  const before = cartAt(state, cart)
  const sum = wantedIn(before.packs, request)
  if (before.number !== undefined) return where(refused === 'CartCompleted', state)
  if (sum > most) return where(refused === 'AboveMaximum', state)
  return where(packs === sum && sum <= shelf, withCart(state, cart, { packs: sum }))
}

const ordered = (state: State, cart: number, { packs, number }: Answer, shelf: number): State | undefined => {
  const before = cartAt(state, cart)
  if (before.number !== undefined) return where(number === before.number && packs === before.packs, state)
  const isNew = number !== undefined && state.carts.every((one) => one.number !== number)
  const isThere = before.packs <= Math.min(shelf, state.onHand)
  return isNew && isThere && packs === before.packs ? withCart(state, cart, { packs, number }, -packs) : undefined
}

const cancelled = (state: State, cart: number, { refused }: Answer): State | undefined => {
  const before = cartAt(state, cart)
  if (before.number === undefined || before.isCancelled === true) return where(refused === 'WrongOrderStatus', state)
  return where(refused === undefined, withCart(state, cart, { ...before, isCancelled: true }, before.packs))
}

/** An ordered cart is empty. */
const display = (state: State, cart: number, { packs }: Answer): State | undefined => {
  const before = cartAt(state, cart)
  return where(packs === (before.number === undefined ? before.packs : 0), state)
}

const acted = (state: State, { asked, answer }: Done, shelf: number, most: number): State | undefined => {
  switch (asked.does) {
    case 'add':
    case 'set': return changed(state, asked, answer, shelf, most)
    case 'order': return ordered(state, asked.cart, answer, shelf)
    case 'cancel': return cancelled(state, asked.cart, answer)
    case 'show': return display(state, asked.cart, answer)
    case 'count': return where(answer.packs === state.onHand, state)
  }
}

const withSeen = (state: State, name: number, seen: Seen): State => ({ ...state, seen: { ...state.seen, [name]: seen } })

const withoutSeen = (state: State, name: number): State => {
  const { [name]: _over, ...seen } = state.seen
  return { ...state, seen }
}

/** Nobody is told that there is too little unless there was, by what was seen of cart and shelf. */
const tooLittle = (state: State, { asked, name }: Instant, { shelf, cart }: Seen): State | undefined => {
  if (shelf === undefined || cart === undefined) return withSeen(state, name, { shelf, cart } as Seen)
  return where(wantedIn(cart, asked) > shelf, withoutSeen(state, name))
}

const lookedAt = (state: State, instant: Instant): State | undefined => {
  const { at, asked, answer, name } = instant
  const before = state.seen[name] ?? {}
  if (at === 'shelf') {
    const seen = { ...before, shelf: state.onHand }
    return isSoldOut(answer) ? tooLittle(state, instant, seen) : withSeen(state, name, seen)
  }
  const cart = cartAt(state, 'cart' in asked ? asked.cart : -1)
  return cart.number === undefined ? tooLittle(state, instant, { ...before, cart: cart.packs }) : undefined
}

/** What the shop may answer while it does one thing after the other; `most`: how many packs a cart may hold. */
export const oneAfterTheOther = (most: number): Model<State, Instant> => (state, instant) => {
  if (instant.at !== 'act') return lookedAt(state, instant)
  const needsLook = partsOf(instant).includes('shelf')
  const { shelf } = state.seen[instant.name] ?? {}
  if (needsLook && shelf === undefined) return undefined
  return acted(withoutSeen(state, instant.name), instant, shelf ?? state.onHand, most)
}
