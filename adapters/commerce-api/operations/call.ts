import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { OperationName, Reply, OperationRequests } from './operations.ts'

/** Asks something of the shop, wherever it is; `locale` where the answer is read in another language than the page. */
export type Call = <Name extends OperationName>(
  name: Name,
  input: OperationRequests[Name],
  locale?: Locale,
) => TaskEither<Failure, Reply[Name]>
