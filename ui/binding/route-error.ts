import { data } from 'react-router'
import type { Failure } from '../../domain/refusal.ts'

/** What a loader throws so that the page answers with the right status: 404 for what is not there, 503 when the shop is silent. */
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

/** What a loader threw with `routeError`, out of what the router hands to the page in its place. */
export const thrownFailure = (body: unknown): Failure | undefined => (isThrown(body) ? body.failure : undefined)

/** What is thrown for a page whose code did not arrive: a shop that does not answer, until it is read anew. */
export const codeMissing = (): ReturnType<typeof data> =>
  data({ failure: { _tag: 'ServiceUnavailable' }, isCodeMissing: true }, { status: 503 })

/** Whether it was the code of a page that did not arrive. */
export const isCodeMissing = (body: unknown): boolean => isThrown(body) && 'isCodeMissing' in body
