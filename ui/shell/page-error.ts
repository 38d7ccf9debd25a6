import { isRouteErrorResponse } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'

export type PageError = { readonly status: number; readonly failure?: Failure }

const failureOf = (data: unknown): Failure | undefined =>
  typeof data === 'object' && data !== null && 'failure' in data ? (data.failure as Failure) : undefined

/** What a page failed with: its own status, 500 when it has none (Commerce §8). */
export const readPageError = (error: unknown): PageError => {
  if (isRouteErrorResponse(error)) {
    const failure = failureOf(error.data)
    return { status: error.status, ...(failure === undefined ? {} : { failure }) }
  }
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : Number.NaN
  return { status: Number.isInteger(status) ? status : 500 }
}
