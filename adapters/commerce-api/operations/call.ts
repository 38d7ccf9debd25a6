import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { OperationName, Reply, OperationRequests } from './operations.ts'

/** Calls an operation, in this process or over HTTP; `locale` if the response is needed in another language than the page's. */
export type Call = <Name extends OperationName>(
  name: Name,
  input: OperationRequests[Name],
  locale?: Locale,
) => TaskEither<Failure, Reply[Name]>
