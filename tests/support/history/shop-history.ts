import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import fc from 'fast-check'
import type { CommercePorts } from '../../../application/commerce/commerce.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { staffCommand } from '../staff-requests.ts'
import { seededRandom } from '../../chaos/random.ts'
import { aTypedAddress } from '../builders/address.ts'
import { aStockRow } from '../builders/stock-row.ts'
import { everyUseCase, openCommerce, type UseCases, GUEST } from '../commerce.ts'
import { aroundCalls } from '../faults/around-calls.ts'
import { value } from '../outcome.ts'
import { LENS, lensItem, MINUS_TWO, SOLUTION, usualCatalogue } from '../purchase.ts'
import { serialOrder, type Entry } from './serial-order.ts'
import { instantsOf, oneAfterTheOther, type ModelResponse, type ModelRequest, type State } from './shop-model.ts'

const CARTS = 2
const BOXES = 4
const MOST = 4
const rareRow = (stopOrder: boolean) => aStockRow(LENS, { option: MINUS_TWO, onHand: BOXES, stopOrder })
const RARE = rareRow(true).variant.id

/** A few packs of one lens, which are no longer made by default. */
export const historyCatalogue = (stopOrder = true) => usualCatalogue({ stock: [rareRow(stopOrder), aStockRow(SOLUTION)] })

type History = readonly Entry<ModelRequest, ModelResponse>[]

/** Concurrent clients, each with a sequence of requests, and the schedule of the machine. */
export type Plan = { readonly clients: readonly (readonly ModelRequest[])[]; readonly schedule: number }

const cart = fc.nat(CARTS - 1)
const anything: fc.Arbitrary<ModelRequest> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('add' as const), cart, packs: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('set' as const), cart, packs: fc.integer({ min: 1, max: MOST }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('order' as const), cart }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('cancel' as const), cart }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('show' as const), cart }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('count' as const) }) },
)
export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  clients: fc.array(fc.array(anything, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 5 }),
  schedule: fc.nat(),
})

/** Context switches: a few, and rarely as many as whole orders take. */
const SHORT = 6
const LONG = 200
const SELDOM = 1 / 8

/** Ports that switch to other clients before and after each call. */
const interleaved = (ports: CommercePorts, schedule: number): CommercePorts => {
  const random = seededRandom(schedule)
  const wait = async (): Promise<void> => {
    const longest = random() < SELDOM ? LONG : SHORT
    for (let left = Math.floor(random() * longest); left > 0; left -= 1) await Promise.resolve()
  }
  return aroundCalls(ports, async (_name, call) => {
    await wait()
    const response = await call()
    await wait()
    return response
  })
}

/** An existing cart, with the id of its only line. */
type Ready = { readonly token: CartToken; readonly lineId: string }

const defined = <Value>(there: Value | undefined): Value => {
  if (there === undefined) throw new Error('There is none')
  return there
}

/** A cart with one pack that could be ordered at once. */
const readyCart = async (shop: UseCases): Promise<Ready> => {
  const { token } = await value(shop.createCart(GUEST, {}))
  const { lines } = await value(shop.addToCart(GUEST, { token, items: [lensItem()] }))
  await value(shop.setEmail(token, 'erika@example.ch'))
  await value(shop.setAddresses(token, { billing: aTypedAddress() }))
  await value(shop.updateShippingMethod(GUEST, { token, key: 'swisspost_a_post_parcel' }))
  await value(shop.updatePaymentMethod(GUEST, { token, method: 'prepayment' }))
  return { token, lineId: defined(lines[0]).id }
}

const packsOf = ({ lines }: Pick<Cart, 'lines'>): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const respond = async <Value>(
  task: TaskEither<{ readonly _tag: string }, Value>, words: (input: Value) => ModelResponse,
): Promise<ModelResponse> => {
  const outcome = await task()
  return E.isLeft(outcome) ? { refused: outcome.left._tag } : words(outcome.right)
}

/** The requests to the shop, over these ports; `numbers` are those of the orders known so far. */
const caller = (ports: CommercePorts, carts: readonly Ready[], numbers: Map<number, string>, press: () => number) => {
  const shop = everyUseCase(ports)
  const inCart = (cart: Cart): ModelResponse => ({ packs: packsOf(cart) })
  return (request: ModelRequest): Promise<ModelResponse> | undefined => {
    if (request.does === 'count') return respond(ports.stock.stockOf([RARE]), (stocks) => ({ packs: stocks.get(RARE)?.onHand ?? 0 }))
    const { token, lineId } = defined(carts[request.cart])
    switch (request.does) {
      case 'add': return respond(shop.addToCart(GUEST, { token, items: [lensItem({ quantity: request.packs })] }), inCart)
      case 'set': return respond(shop.updateCartQuantity(GUEST, { token, itemId: lineId, quantity: request.packs }), inCart)
      case 'show': return respond(shop.getCart(GUEST, { token }), inCart)
      case 'order': return respond(shop.placeCartOrder(token, { termsAccepted: true }), (order) => {
        numbers.set(request.cart, order.number)
        return { packs: packsOf(order), number: order.number }
      })
      case 'cancel': {
        // An order can be cancelled only after its number is known.
        const number = numbers.get(request.cart)
        return number === undefined ? undefined : respond(shop.cancelOrder(staffCommand({ number }, `press ${press()}`)), () => ({}))
      }
    }
  }
}

/**
 * Runs the clients and records each response, and its time; at the end the final state is read. With several processes over
 * one storage, given by their ports, the clients are distributed over them.
 */
export const recordHistory = async (processes: readonly CommercePorts[], { clients, schedule }: Plan): Promise<History> => {
  const still = defined(processes[0])
  const carts = await Promise.all(Array.from({ length: CARTS }, () => readyCart(everyUseCase(still))))
  const numbers = new Map<number, string>()
  const history: Entry<ModelRequest, ModelResponse>[] = []
  let instant = 0
  const noted = async (ask: ReturnType<typeof caller>, request: ModelRequest): Promise<void> => {
    const begun = instant++
    const response = await ask(request)
    if (response !== undefined) history.push({ request, response, begun, ended: instant++ })
  }
  const press = (): number => instant
  await Promise.all(clients.map(async (own, index) => {
    const ask = caller(interleaved(defined(processes[index % processes.length]), schedule + index), carts, numbers, press)
    for (const request of own) await noted(ask, request)
  }))
  const look = caller(still, carts, numbers, press)
  await noted(look, { does: 'count' })
  for (const cart of carts.keys()) await noted(look, { does: 'show', cart })
  return history
}

const BEGIN: State = { onHand: BOXES, carts: Array.from({ length: CARTS }, () => ({ packs: 1 })), seen: {} }

/** A separate shop for these tests, over the memory or another storage. */
export const historyPorts = (storage: Partial<CommercePorts> = {}, shopCatalogue = historyCatalogue()): CommercePorts =>
  ({ ...openCommerce(shopCatalogue, { maxQuantity: MOST }).deps, ...storage })

/** Whether the responses of a history are possible in some serial order. */
export const isSerial = (history: History): boolean => serialOrder(instantsOf(history), BEGIN, oneAfterTheOther(MOST)) !== undefined

/** A history as text, for debugging. */
export const historyLines = (history: History): readonly string[] =>
  history.map(({ request, response, begun, ended }) => JSON.stringify({ ...request, ...response, begun, ended }))
