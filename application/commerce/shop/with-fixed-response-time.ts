import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ResponseTimer } from './response-timer.port.ts'

/** An operation whose answer comes on the beat: for what somebody asks of a mailbox, an order or an account that is not theirs. */
export const withFixedResponseTime =
  <Asked extends readonly unknown[], E, A>(
    { responseTimer }: { readonly responseTimer: ResponseTimer }, operation: (...asked: Asked) => TaskEither<E, A>,
  ) =>
  (...asked: Asked): TaskEither<E, A> =>
    responseTimer(operation(...asked))
