import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Refusal, RefusalBy, ServiceUnavailable } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { StaffPermission } from '../../domain/staff/staff-permission.ts'

/**
 * What an operation for shoppers requires of its caller: nothing (`anyone`, `visitor`), a signed-in customer (`customer`, who can reach
 * only their own data), or a secret that was issued. `domain/access/access-table.ts` says who may use what such a secret names, in which
 * state.
 */
export type VisitorPermission =
  | 'anyone' | 'visitor' | 'customer' | 'cart token' | 'cart link' | 'ordered cart' | 'order token' | 'order token and address'
  | 'own order token' | 'order to repeat' | 'e-mail token'

/** `staff`: any member of staff; else the permission that is needed. */
export type StaffOperationPermission = 'anyone' | 'staff' | StaffPermission

export type Permission = VisitorPermission | StaffOperationPermission

type RefusalTag = Refusal['_tag']

declare const types: unique symbol

/**
 * An operation of the shop, written once for all who call or implement it. `Request` is what a caller passes: `Input`, or more where the
 * wire carries what the shop does not rely on.
 */
export type Operation<Input, Output, Tag extends RefusalTag, Needed extends Permission, Request extends Input = Input> = {
  readonly permission: Needed
  /** Its refusals; an unreadable request and a missing permission follow from the rest. */
  readonly refusals: readonly Tag[]
  readonly [types]?: { readonly input: Input; readonly output: Output; readonly request: Request }
}

type Type<Value> = { readonly [types]?: Value }

/** Names a type in an operation. */
export const type = <Value>(): Type<Value> => ({})

/** An operation without input. */
export const none: Type<object> = {}

/** A permission that is left out does not compile. */
export const operation = <Input, Output, const Tag extends RefusalTag, const Needed extends Permission, Request extends Input = Input>(
  { permission, refusals }: {
    readonly input: Type<Input>
    readonly request?: Type<Request>
    readonly output: Type<Output>
    readonly refusals: readonly Tag[]
    readonly permission: Needed
  },
): Operation<Input, Output, Tag, Needed, Request> => ({ permission, refusals })

export type AnyOperation = { readonly permission: Permission; readonly refusals: readonly RefusalTag[]; readonly [types]?: unknown }
/** The operations of a topic by their names. */
export type Contract = Readonly<Record<string, AnyOperation>>

type Types<One extends AnyOperation> = NonNullable<One[typeof types]>
export type InputOf<One extends AnyOperation> = Types<One> extends { readonly input: infer Input } ? Input : never
export type RequestOf<One extends AnyOperation> = Types<One> extends { readonly request: infer Request } ? Request : never
export type OutputOf<One extends AnyOperation> = Types<One> extends { readonly output: infer Output } ? Output : never

/** Refusals that follow from the permission. */
type NotPermitted<Needed extends Permission> =
  Needed extends 'customer' ? RefusalBy<'NotSignedIn'>
    : Needed extends 'staff' ? RefusalBy<'NotSignedIn'>
      : Needed extends StaffPermission ? RefusalBy<'NotSignedIn' | 'NotAllowed'> : never
/** The refusals of an operation, of its permission and of an unreadable request. */
export type RefusalOf<One extends AnyOperation> = RefusalBy<One['refusals'][number] | 'Malformed'> | NotPermitted<One['permission']>
export type FailureOf<One extends AnyOperation> = RefusalOf<One> | ServiceUnavailable

/** The operations of a topic as their callers use them; `locale` if the answer is needed in another language than the page's. */
export type Calls<Operations extends Contract> = {
  readonly [Name in keyof Operations]: (
    input: RequestOf<Operations[Name]>, locale?: Locale,
  ) => TaskEither<FailureOf<Operations[Name]>, OutputOf<Operations[Name]>>
}
