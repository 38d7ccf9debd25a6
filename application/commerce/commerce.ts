import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { SHOP_CONTRACT, type Shop, type ShopTopic } from '../contract/shop.ts'
import type { AnyOperation, Calls, VisitorPermission } from '../contract/operation.ts'
import { fileContract } from '../contract/file.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { makeListPublicAddresses } from './catalogue/list-public-addresses.ts'
import { makeResolveCaller, type ResolveCaller } from './identity/resolve-caller.ts'
import { JOBS } from './jobs.ts'
import { openUseCases, type Implementing, type PortsOf, type UseCases } from './operation.ts'
import { openOperations, type OperationPorts, type Operations } from './operations.ts'
import { makeShowDocument } from './order/show-document.ts'
import { makeRecordNotice } from './payment/record-notice.ts'
import { makeCountPolicyReport } from './policy-reports/count-policy-report.ts'
import { makeExportData } from './privacy/export-data.ts'
import { makeShowCalendar } from './reminder/show-calendar.ts'
import { REQUIRED_CALLERS } from './shop/required-caller.ts'
import type { RequestContext } from './shop/request-context.ts'
import { makeRenewCodeSecrets } from './staff/renew-code-secrets.ts'
import { makeResolveStaff } from './staff/resolve-staff.ts'
import { staffFor, type StaffPorts } from './staff/staff-operations.ts'

const FILES = {
  exportData: makeExportData, showCalendar: makeShowCalendar, showDocument: makeShowDocument,
} satisfies UseCases<typeof fileContract>

/** What is reported to the shop without a visitor. */
const REPORTS = { countPolicyReport: makeCountPolicyReport, recordNotice: makeRecordNotice }

/** The ports of the shop. Every one can be replaced. */
export type CommercePorts =
  & OperationPorts & PortsOf<typeof JOBS> & PortsOf<typeof FILES> & PortsOf<typeof REPORTS> & StaffPorts
  & Parameters<typeof makeListPublicAddresses>[0] & Parameters<typeof makeResolveCaller>[0]
  & Parameters<typeof makeResolveStaff>[0] & Parameters<typeof makeRenewCodeSecrets>[0]

type AnyUseCase = (caller: never, input: unknown) => TE.TaskEither<Failure, unknown>

type VisitorContract = Readonly<Record<string, AnyOperation & { readonly permission: VisitorPermission }>>

/** The operations of a topic as one visitor calls them: the caller is looked up by the permission of each. */
const callsOf = (resolveCaller: ResolveCaller, context: RequestContext) =>
  <Operations extends VisitorContract>(contract: Operations, useCases: Implementing<Operations>): Calls<Operations> =>
    Object.fromEntries(Object.entries(contract).map(([name, { permission }]) => {
      const useCase = useCases[name] as unknown as AnyUseCase
      return [name, (input: unknown, locale: Locale = context.locale) => pipe(
        resolveCaller(REQUIRED_CALLERS[permission], { ...context, locale }),
        TE.flatMap((caller) => useCase(caller as never, input)),
      )]
    })) as Calls<Operations>

/** All topics of the shop as one visitor uses them. A request uses few: the calls of a topic are made when it is first read. */
const shopFor = (operations: Operations, resolveCaller: ResolveCaller) => (context: RequestContext): Shop => {
  const calls = callsOf(resolveCaller, context)
  const made: { [topic: PropertyKey]: unknown } = {}
  const isTopic = (name: PropertyKey): name is ShopTopic => Object.hasOwn(SHOP_CONTRACT, name)
  return new Proxy(operations, {
    get: (_, name) => (isTopic(name) ? made[name] ??= calls<VisitorContract>(SHOP_CONTRACT[name], operations[name] as never) : undefined),
  }) as unknown as Shop
}

/** The service over its ports. `ordering`: the same without a cached catalogue, for whatever places orders. */
export const makeCommerce = (ports: CommercePorts, ordering: CommercePorts = ports) => {
  const [resolveCaller, resolveStaff] = [makeResolveCaller(ports), makeResolveStaff(ports)]
  const files = openUseCases(FILES, ports)
  return {
    /** What a visitor may do, by the session of a request. */
    shop: shopFor(openOperations(ports, ordering), resolveCaller),
    resolveCaller,
    /** What a member of staff may do, by the credentials of a request. */
    backOffice: staffFor(ports, resolveStaff),
    resolveStaff,
    renewCodeSecrets: makeRenewCodeSecrets(ports),
    jobs: { ...openUseCases(JOBS, ports), renewSubscriptions: JOBS.renewSubscriptions(ordering) },
    /** The files that a visitor may open. */
    files: (context: RequestContext) => callsOf(resolveCaller, context)(fileContract, files),
    reports: openUseCases(REPORTS, ports),
    listPublicAddresses: makeListPublicAddresses(ports),
  }
}
export type Commerce = ReturnType<typeof makeCommerce>
