import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/lib/Either.js'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import type { OperationName } from '../support/operation-types.ts'
import { median } from './median.ts'
import { STEPS, type Step, type StepTime } from './purchases-buyer.ts'
import type { ServerTimes } from './purchases-probe.ts'

/** The parts of the time of one request without other load: milliseconds, in sum what the buyer waited. */
export type Layers = {
  readonly step: Step
  readonly http: number
  readonly codec: number
  readonly application: number
  readonly sql: number
  readonly commit: number
  readonly statements: number
  readonly total: number
}

const OPERATION: { readonly [step in Step]: OperationName } = {
  cart: 'createCart', item: 'addToCart', addresses: 'updateOrder', ways: 'getCartShippingOptions',
  way: 'updateShippingMethod', payment: 'updatePaymentMethod', order: 'createOrder',
}

type Row = {
  readonly method: string
  readonly path: string
  readonly request: { readonly decode: (sent: { path: object; query: URLSearchParams; body: unknown }) => E.Either<unknown, unknown> }
  readonly reply: {
    readonly reading: { readonly decode: (input: unknown) => E.Either<unknown, unknown> }
    readonly encode: (reply: unknown, around: { readonly request: unknown; readonly locale: 'de' }) => unknown
  }
}

const rowOf = (step: Step): Row => OPERATIONS[OPERATION[step]] as unknown as Row

const right = <Value>(either: E.Either<unknown, Value>): Value => {
  if (E.isLeft(either)) throw new Error('The shop no longer speaks as its own table says')
  return either.right
}

const REPEATS = 200

/** Decoding a request and encoding its response again, as the shop does: the median of many runs. */
const codecTime = ({ step, path, sent, body }: StepTime): number => {
  const { request, reply } = rowOf(step)
  const decoded = { path: { token: path.split('/')[3] ?? '' }, query: new URLSearchParams(), body: sent }
  const response = right(reply.reading.decode(JSON.parse(body)))
  const times = Array.from({ length: REPEATS }, () => {
    const from = performance.now()
    const read = right(request.decode(decoded))
    JSON.stringify(reply.encode(response, { request: read, locale: 'de' }))
    return performance.now() - from
  })
  return median(times)
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The layers of every request: the time of the buyer, the time inside the shop, the time of its codecs alone. */
export const layersOf = (purchases: readonly (readonly StepTime[])[], insideFile: string): readonly Layers[] => {
  const inside = JSON.parse(readFileSync(insideFile, 'utf8')) as Readonly<Record<string, ServerTimes>>
  const steps = purchases.flat()
  return STEPS.map((step): Layers => {
    const { method, path } = rowOf(step)
    const noted = inside[`${method} ${path.replace(/\{([a-z_]+)\}/g, ':$1')}`]
    if (noted === undefined) throw new Error(`The shop noted nothing of ${method} ${path}`)
    const ours = steps.filter((one) => one.step === step)
    const { requests, handler, database, committing, statements } = noted
    const [total, codec] = [mean(ours.map(({ ms }) => ms)), mean(ours.slice(0, 3).map(codecTime))]
    return {
      step,
      http: total - handler / requests,
      codec,
      application: (handler - database) / requests - codec,
      sql: (database - committing) / requests,
      commit: committing / requests,
      statements: statements / requests,
      total,
    }
  })
}
