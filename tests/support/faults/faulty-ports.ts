import * as E from 'fp-ts/lib/Either.js'
import type { CommercePorts } from '../../../application/commerce/commerce.ts'
import { aroundCalls } from './around-calls.ts'

/** How a port call fails: before its effect, or after it, so that only its response is lost; and how the caller is notified. */
export type Fault = { readonly call: number; readonly when: 'before' | 'after'; readonly how: 'throws' | 'unavailable' }

export const FAULT_KINDS = (['before', 'after'] as const).flatMap((when) =>
  (['throws', 'unavailable'] as const).map((how) => ({ when, how })))

class PortFailed extends Error {}

const failed = (how: Fault['how']): unknown => {
  if (how === 'throws') throw new PortFailed('A port failed')
  return E.left({ _tag: 'ServiceUnavailable' })
}

/** The ports with every call counted, in the order in which the calls start; one of them fails. */
export const openFaultyPorts = (ports: CommercePorts, fault?: Fault) => {
  const calls: string[] = []
  let failedCall: string | undefined
  const around = async (name: string, call: () => Promise<unknown>): Promise<unknown> => {
    calls.push(name)
    if (fault?.call !== calls.length) return call()
    failedCall = name
    if (fault.when === 'after') await call()
    return failed(fault.how)
  }
  return {
    ports: aroundCalls(ports, around),
    /** Every call so far. */
    calls: (): readonly string[] => calls,
    /** The call that failed, once it has. */
    failedCall: () => failedCall,
  }
}
