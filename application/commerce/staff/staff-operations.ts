import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { StaffOperationPermission } from '../../contract/operation.ts'
import { BACK_OFFICE_CONTRACT, type BackOffice } from '../../contract/staff/staff.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { isPermitted, type StaffCaller } from '../../../domain/staff/staff-permission.ts'
import { openUseCases, type PortsOf, type UseCases } from '../operation.ts'
import type { RequestContext } from '../shop/request-context.ts'
import type { ActingStaff } from './acting-staff.port.ts'
import { makeListAuditEntries } from './list-audit-entries.ts'
import { NOT_ALLOWED, type ResolveStaff } from './resolve-staff.ts'
import { makeListCouponCurrencies, staffCouponOperations } from './staff-coupon-operations.ts'
import { staffCustomerOperations } from './staff-customer-operations.ts'
import { staffMemberOperations } from './staff-member-operations.ts'
import { makeOpenInvoice, staffOrderOperations } from './staff-order-operations.ts'
import { makeListLensParameters, staffProductOperations } from './staff-product-operations.ts'
import { staffReviewOperations } from './staff-review-operations.ts'
import { staffTaskOperations } from './staff-task-operations.ts'

const OPERATIONS = {
  ...staffMemberOperations,
  listAuditEntries: makeListAuditEntries,
  ...staffOrderOperations,
  ...staffProductOperations,
  ...staffCustomerOperations,
  ...staffTaskOperations,
  ...staffCouponOperations,
  ...staffReviewOperations,
  openInvoice: makeOpenInvoice,
  listLensParameters: makeListLensParameters,
  listCouponCurrencies: makeListCouponCurrencies,
} satisfies UseCases<typeof BACK_OFFICE_CONTRACT>

export type StaffPorts = PortsOf<typeof OPERATIONS> & { readonly actingStaff: ActingStaff }

type AnyUseCase = (caller: unknown, input: unknown) => TE.TaskEither<Failure, unknown>

/** Nothing else reaches a use case of staff: its permission is checked first, and again inside its transactions. */
const permitted = ({ actingStaff }: StaffPorts, permission: StaffOperationPermission, run: AnyUseCase): AnyUseCase =>
  (caller, input) => {
    if (permission === 'anyone' || permission === 'staff') return run(caller, input)
    const holder = caller as StaffCaller
    return isPermitted(holder, permission) ? actingStaff.doing(holder, permission, run(holder, input)) : TE.left(NOT_ALLOWED)
  }

/** The operations as one request calls them. The caller is looked up before each, unless already known. */
export const staffFor = (ports: StaffPorts, resolveStaff: ResolveStaff) => {
  const useCases = openUseCases(OPERATIONS, ports) as unknown as Readonly<Record<string, AnyUseCase>>
  const all = Object.entries(BACK_OFFICE_CONTRACT).map(([name, { permission }]) =>
    ({ name, isOpen: permission === 'anyone', run: permitted(ports, permission, useCases[name] as AnyUseCase) }))
  return (context: RequestContext, holder: TE.TaskEither<Failure, StaffCaller> = resolveStaff(context)): BackOffice => {
    const { brandChannel } = context
    const callerIn = (locale: Locale): TE.TaskEither<Failure, unknown> =>
      pipe(holder, TE.map((staff) => ({ ...staff, brandChannel, locale })))
    return Object.fromEntries(all.map(({ name, isOpen, run }) => [
      name, (input: unknown, locale: Locale = context.locale) =>
        pipe(isOpen ? TE.right(context) : callerIn(locale), TE.flatMap((caller) => run(caller, input))),
    ])) as unknown as BackOffice
  }
}
