import type { LatestResponse } from './latest-response.machine.ts'

/** The result of a request: the response, a failure, or nothing yet. */
export type LoadResult<Response, Failure> =
  | { readonly _tag: 'Pending' }
  | { readonly _tag: 'Loaded'; readonly response: Response }
  | { readonly _tag: 'Failed'; readonly failure: Failure }

/** A failure takes precedence over an earlier response. */
export function loadResult<Response, Failure>(
  { response, failed }: LatestResponse<unknown, Response, Failure>,
): LoadResult<Response, Failure> {
  if (failed !== undefined) return { _tag: 'Failed', failure: failed.failure }
  return response === undefined ? { _tag: 'Pending' } : { _tag: 'Loaded', response }
}
