import type { Failure } from '../../domain/refusal.ts'

/** The status of a page that comes back with what the shop said no to. */
export const failureStatus = ({ _tag }: Failure): 422 | 503 => (_tag === 'ServiceUnavailable' ? 503 : 422)
