import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ResponseTimer } from './response-timer.port.ts'

/** An operation with a fixed response time, because it looks up addresses, orders or accounts that may not be the caller's. */
export const withFixedResponseTime =
  <Arguments extends readonly unknown[], E, A>(
    { responseTimer }: { readonly responseTimer: ResponseTimer }, operation: (...args: Arguments) => TaskEither<E, A>,
  ) =>
  (...args: Arguments): TaskEither<E, A> =>
    responseTimer(operation(...args))
