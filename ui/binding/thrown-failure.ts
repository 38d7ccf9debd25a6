import type { Failure } from '../../domain/refusal.ts'

/** What the router makes of a thrown response; the server sends it to the browser as JSON. */
export const isRouteErrorResponse = (error: unknown): error is { readonly status: number; readonly data: unknown } =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' && 'data' in error

const isThrown = (body: unknown): body is { readonly failure: Failure } =>
  typeof body === 'object' && body !== null && 'failure' in body

/** The failure that a loader threw with `routeError`, read from what the router passes to the error page. */
export const thrownFailure = (body: unknown): Failure | undefined => (isThrown(body) ? body.failure : undefined)
