import type { RequestContext } from '../../application/commerce/shop/request-context.ts'
import type { Answer } from '../commerce-api/answers.ts'
import type { Call } from '../commerce-api/operations/call.ts'

/** Straight onto the answers, without a wire: for pages drawn on the server, headless use and stories. */
export const makeInProcessCall =
  (answer: Answer, visit: RequestContext): Call =>
  (name, input, locale) =>
    answer(name, locale === undefined ? visit : { ...visit, locale }, input)
