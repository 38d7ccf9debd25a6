import { pipe } from 'fp-ts/lib/function.js'
import * as T from 'fp-ts/lib/Task.js'
import { token } from '../../token.ts'

/**
 * A page shows that it is loading after `delay` milliseconds, and then for at least `minDuration`, so that nothing flickers (Account
 * §9, Commerce §9, decision R7). The style sheets use the same delay.
 */
export const LOADING_TIME = { delay: 200, minDuration: 200 } as const

/** When the result of a list is shown; only in a browser may that be later than its arrival (decision A46). */
export type LoadingTime = <Result>(load: T.Task<Result>) => T.Task<Result>
export const LoadingTime = token<LoadingTime>('LoadingTime')

/** As soon as the result arrives. */
export const noLonger: LoadingTime = (load) => load

type Times = { readonly delay: number; readonly minDuration: number }
type First<Result> = { readonly _tag: 'Early'; readonly result: Result } | { readonly _tag: 'Shown' }

/** A result that arrives before loading is shown is shown at once; a later one only after loading was shown long enough. */
export const withoutFlicker =
  ({ delay, minDuration }: Times): LoadingTime =>
  <Result>(load: T.Task<Result>): T.Task<Result> =>
  async () => {
    const response = load()
    const arrived: T.Task<Result> = () => response
    const early = pipe(arrived, T.map((result): First<Result> => ({ _tag: 'Early', result })))
    const shown = pipe(T.of<First<Result>>({ _tag: 'Shown' }), T.delay(delay))
    const first = await T.getRaceMonoid<First<Result>>().concat(early, shown)()
    if (first._tag === 'Early') return first.result
    return await pipe(arrived, T.apFirst(pipe(T.of(undefined), T.delay(minDuration))))()
  }
