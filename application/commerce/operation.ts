import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StaffCaller } from '../../domain/staff/staff-permission.ts'
import type { AnyOperation, Contract, FailureOf, InputOf, OutputOf, Permission, StaffOperationPermission } from '../contract/operation.ts'
import type { At } from './shop/at.ts'
import type { Callers, RequestContext } from './shop/request-context.ts'

/** The caller that an operation receives, by what was checked before it runs. */
export type CallerOf<Needed extends Permission> =
  Needed extends 'customer' ? Callers['customer']
    : Needed extends 'anyone' | 'order token and address' | 'e-mail token' ? RequestContext
      : Needed extends StaffOperationPermission ? At & StaffCaller : Callers['visitor']

/** The use case of an operation; its permission is checked before. `Caller`: what it reads of its caller, if others use it too. */
export type UseCase<One extends AnyOperation, Caller = CallerOf<One['permission']>> =
  (caller: Caller, input: InputOf<One>) => TaskEither<FailureOf<One>, OutputOf<One>>

/** The use case of each operation of a topic. */
export type Implementing<Operations extends Contract> = { readonly [Name in keyof Operations]: UseCase<Operations[Name]> }

/** The same over its ports. */
export type UseCases<Operations extends Contract> = {
  readonly [Name in keyof Operations]: (ports: never) => UseCase<Operations[Name]>
}

type Makers = Readonly<Record<string, (ports: never) => unknown>>
type MakersOf<All extends Makers> = All[keyof All]
/** The ports that all use cases of a topic need together. */
export type PortsOf<All extends Makers> =
  (MakersOf<All> extends infer Make ? Make extends (ports: infer Ports) => unknown ? (ports: Ports) => void : never : never) extends
    (ports: infer Whole) => void ? Whole : never

type Opened<All extends Makers> = { readonly [Name in keyof All]: ReturnType<All[Name]> }

/** Opens every use case of a topic over its ports. */
export const openUseCases = <All extends Makers>(makers: All, ports: PortsOf<All>): Opened<All> =>
  Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(ports as never)])) as Opened<All>
