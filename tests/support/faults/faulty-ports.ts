import * as E from 'fp-ts/lib/Either.js'
import type { CommercePorts } from '../../../application/commerce/commerce.ts'

/** Where a port call goes wrong: before it did anything, or after, so that only its answer is lost; and how the caller learns of it. */
export type Fault = { readonly call: number; readonly when: 'before' | 'after'; readonly how: 'throws' | 'unavailable' }

export const FAULT_KINDS = (['before', 'after'] as const).flatMap((when) =>
  (['throws', 'unavailable'] as const).map((how) => ({ when, how })))

class PortFailed extends Error {}

/** These compute and reach nothing: they cannot be away. */
const PURE: ReadonlySet<string> =
  new Set(['clock', 'tokens', 'register', 'mailTexts', 'phoneNumbers', 'calendar', 'beat', 'paymentDeadline', 'unpaidLimits'])

const failed = (how: Fault['how']): unknown => {
  if (how === 'throws') throw new PortFailed('A port failed')
  return E.left({ _tag: 'ServiceUnavailable' })
}

type Task = () => Promise<unknown>

/** The ports with every call to them counted, in the order in which the calls begin; one of them goes wrong. */
export const openFaultyPorts = (ports: CommercePorts, fault?: Fault) => {
  const calls: string[] = []
  let failedCall: string | undefined
  const around = (name: string, task: Task): Task => async () => {
    calls.push(name)
    if (fault?.call !== calls.length) return task()
    failedCall = name
    if (fault.when === 'after') await task()
    return failed(fault.how)
  }
  const watched = (name: string, method: (...given: readonly unknown[]) => unknown) => (...given: readonly unknown[]): unknown => {
    const task = method(...given)
    return typeof task === 'function' ? around(name, task as Task) : task
  }
  const watchedPort = (port: string, methods: object): object =>
    Object.fromEntries(Object.entries(methods).map(([method, member]) =>
      [method, typeof member === 'function' ? watched(`${port}.${method}`, member as never) : member]))
  const faulty = Object.fromEntries(Object.entries(ports).map(([name, port]: readonly [string, object]) =>
    [name, PURE.has(name) || typeof port !== 'object' ? port : watchedPort(name, port)]))
  return {
    ports: faulty as CommercePorts,
    /** Every call so far. */
    calls: (): readonly string[] => calls,
    /** The call that went wrong, once it has. */
    failedCall: () => failedCall,
  }
}
