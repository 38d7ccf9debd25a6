import type { RequestContext } from '../../application/commerce/shop/request-context.ts'
import type { HandleOperation } from '../commerce-api/handlers.ts'
import type { Call } from '../commerce-api/operations/call.ts'

/** Calls the operations directly, without HTTP: for server rendering, headless use and stories. */
export const makeInProcessCall =
  (handle: HandleOperation, visit: RequestContext): Call =>
  (name, input, locale) =>
    handle(name, locale === undefined ? visit : { ...visit, locale }, input)
