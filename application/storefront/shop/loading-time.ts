import { pipe } from 'fp-ts/lib/function.js'
import * as T from 'fp-ts/lib/Task.js'
import { token } from '../../token.ts'

/**
 * A page shows that it is loading after this long, and once it does, for at least this long, so that nothing flickers. Milliseconds
 * (Account §9, Commerce §9, decision R7). The style sheets wait as long before they show it.
 */
export const LOADING_TIME = { shownAfter: 200, shownFor: 200 } as const

/** When the answer of a list is shown; only in a browser any later than it came (decision A46). */
export type LoadingTime = <Answer>(load: T.Task<Answer>) => T.Task<Answer>
export const LoadingTime = token<LoadingTime>('LoadingTime')

/** As soon as the answer is there. */
export const noLonger: LoadingTime = (load) => load

type Times = { readonly shownAfter: number; readonly shownFor: number }
type First<Answer> = { readonly _tag: 'Early'; readonly answer: Answer } | { readonly _tag: 'Shown' }

/** An answer that comes before loading is shown is shown at once; a later one not before loading was shown long enough. */
export const withoutFlicker =
  ({ shownAfter, shownFor }: Times): LoadingTime =>
  <Answer>(load: T.Task<Answer>): T.Task<Answer> =>
  async () => {
    const answer = load()
    const came: T.Task<Answer> = () => answer
    const early = pipe(came, T.map((given): First<Answer> => ({ _tag: 'Early', answer: given })))
    const shown = pipe(T.of<First<Answer>>({ _tag: 'Shown' }), T.delay(shownAfter))
    const first = await T.getRaceMonoid<First<Answer>>().concat(early, shown)()
    if (first._tag === 'Early') return first.answer
    return await pipe(came, T.apFirst(pipe(T.of(undefined), T.delay(shownFor))))()
  }
