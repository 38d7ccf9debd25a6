import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Beat } from './beat.port.ts'

/** An operation whose answer comes on the beat: for what somebody asks of a mailbox, an order or an account that is not theirs. */
export const withFixedResponseTime =
  <Asked extends readonly unknown[], E, A>({ beat }: { readonly beat: Beat }, operation: (...asked: Asked) => TaskEither<E, A>) =>
  (...asked: Asked): TaskEither<E, A> =>
    beat(operation(...asked))
