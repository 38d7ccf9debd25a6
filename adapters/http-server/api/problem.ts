import type { At } from '../../../application/commerce/shop/at.ts'
import type { Failure, Refusal } from '../../../domain/refusal.ts'
import { marksOf, statusOf } from '../../commerce-api/refusal-answer.ts'
import type { ProblemWire, ViolationWire } from '../../commerce-api/problem.codec.ts'
import { RefusalRecord } from '../../commerce-api/refusal.codec.ts'
import type { Words } from './words.ts'

const violationsOf = (refusal: Refusal, words: Words, at: At): readonly ViolationWire[] =>
  marksOf(refusal).map(({ path, fault, key }) => {
    const message = fault === undefined ? words.failure(refusal, at) : words.field(fault, at)
    return { property_path: path, message_key: key ?? message.key, message: message.text }
  })

/** A failure on the wire: its data for the storefront, its text for everybody else (Commerce §8). */
export const problemOf = (failure: Failure, words: Words, at: At): ProblemWire => {
  const status = statusOf(failure)
  const message = words.failure(failure, at)
  const isRefusal = failure._tag !== 'ServiceUnavailable'
  return {
    type: `urn:iris:problem:${failure._tag}`,
    title: message.text,
    status,
    code: status,
    message: message.text,
    message_key: message.key,
    refusal: isRefusal ? RefusalRecord.write(failure, {}) : null,
    violations: isRefusal ? violationsOf(failure, words, at) : [],
    request_id: null,
  }
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Malformed request',
  401: 'Invalid signature',
  403: 'Cross-site request rejected',
  404: 'Resource not found',
  405: 'Method not available at this address',
  413: 'Request body too large',
  415: 'Unsupported content type; JSON is required',
  500: 'Internal server error',
  503: 'Service temporarily unavailable',
}

/** A response of the web server itself: without details; a request id only for an internal error. */
export const plainProblem = (status: number, requestId?: string): ProblemWire => {
  const title = TITLES[status] ?? 'Request failed'
  return {
    type: 'about:blank', title, status, code: status, message: title, message_key: 'error.occurred',
    refusal: null, violations: [], request_id: requestId ?? null,
  }
}
