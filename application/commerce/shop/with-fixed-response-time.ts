import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ResponseTimer } from './response-timer.port.ts'

/** A use case with a fixed response time, because it looks up addresses, orders or accounts that may not be the caller's. */
export const withFixedResponseTime =
  <Ports, Caller, Input, Failed, Output>(
    make: (ports: Ports) => (caller: Caller, input: Input) => TaskEither<Failed, Output>,
  ) =>
  (ports: Ports & { readonly responseTimer: ResponseTimer }) =>
  (caller: Caller, input: Input): TaskEither<Failed, Output> =>
    ports.responseTimer(make(ports)(caller, input))
