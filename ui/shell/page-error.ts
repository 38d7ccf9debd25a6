import type { Failure } from '../../domain/refusal.ts'
import { isRouteErrorResponse, thrownFailure } from '../binding/thrown-failure.ts'

export type PageError = { readonly status: number; readonly message?: string; readonly failure?: Failure }

/** The message for visitors; the message of an `Error` is for developers and not shown. */
const messageOf = (error: object): { readonly message?: string } =>
  'message' in error && typeof error.message === 'string' && !(error instanceof Error) ? { message: error.message } : {}

/** The status, message and failure of a page error; 500 without a status (Commerce §8). */
export const readPageError = (error: unknown): PageError => {
  if (isRouteErrorResponse(error)) {
    const failure = thrownFailure(error.data)
    return { status: error.status, ...(failure === undefined ? {} : { failure }) }
  }
  if (typeof error !== 'object' || error === null) return { status: 500 }
  const status = 'statusCode' in error ? Number(error.statusCode) : Number.NaN
  return { status: Number.isInteger(status) ? status : 500, ...messageOf(error) }
}
