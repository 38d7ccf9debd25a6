import { data } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'

/**
 * What a loader throws so that the page responds with the right status: 404 for what does not exist, 503 when the shop is
 * unavailable.
 */
export const routeError = (failure: Failure): ReturnType<typeof data> => {
  switch (failure._tag) {
    case 'NotFound':
      return data({ failure }, { status: 404 })
    case 'ServiceUnavailable':
      return data({ failure }, { status: 503 })
    default:
      return data({ failure }, { status: 422 })
  }
}

const isThrown = (body: unknown): body is { readonly failure: Failure } =>
  typeof body === 'object' && body !== null && 'failure' in body

/** The failure that a loader threw with `routeError`, read from what the router passes to the error page. */
export const thrownFailure = (body: unknown): Failure | undefined => (isThrown(body) ? body.failure : undefined)

/** Thrown for a page whose code could not be loaded: treated as an unavailable shop until the page is reloaded. */
export const codeMissing = (): ReturnType<typeof data> =>
  data({ failure: { _tag: 'ServiceUnavailable' }, isCodeMissing: true }, { status: 503 })

/** Whether the error is missing code. */
export const isCodeMissing = (body: unknown): boolean => isThrown(body) && 'isCodeMissing' in body
