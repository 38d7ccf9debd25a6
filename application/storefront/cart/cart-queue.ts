import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { token } from '../../token.ts'

/** Cart changes run one after the other, so that two quick clicks create one cart (decision A60). */
export interface CartQueue {
  readonly run: <Failed, Answer>(change: TaskEither<Failed, Answer>) => TaskEither<Failed, Answer>
}
export const CartQueue = token<CartQueue>('CartQueue')

export const openCartQueue = (): CartQueue => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (change) => () => {
      const result = last.then(() => change())
      last = result.catch(() => undefined)
      return result
    },
  }
}
