import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AnyOperation, Contract, InputOf, OutputOf } from '../../contract/operation.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CallerOf } from '../operation.ts'

/** The use case of an operation of staff, with all failures of the shop. Its permission is checked before. */
export type WideUseCase<One extends AnyOperation> =
  (caller: CallerOf<One['permission']>, input: InputOf<One>) => TaskEither<Failure, OutputOf<One>>

/** The use cases of the operations of a topic, over their ports. */
export type WideUseCases<Operations extends Contract> = {
  readonly [Name in keyof Operations]: (ports: never) => WideUseCase<Operations[Name]>
}
