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
