import type { LatestResponse } from './latest-response.machine.ts'

/** What can be said of something asked for: the answer, what it failed of, or nothing yet. */
export type Answered<Answer, Failure> =
  | { readonly _tag: 'NotKnown' }
  | { readonly _tag: 'Known'; readonly answer: Answer }
  | { readonly _tag: 'Failed'; readonly failure: Failure }

/** A failure counts for more than the answer before it. */
export const answered = <Answer, Failure>({ answer, failed }: LatestResponse<unknown, Answer, Failure>): Answered<Answer, Failure> => {
  if (failed !== undefined) return { _tag: 'Failed', failure: failed.failure }
  return answer === undefined ? { _tag: 'NotKnown' } : { _tag: 'Known', answer }
}
