import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'

export type HttpRequest = {
  readonly method: string
  /** From the root of the service, with its query. */
  readonly path: string
  readonly body?: unknown
}

/** A failed request: the body of an error response, or the network error (Commerce §8). */
export type TransportFailure =
  | { readonly _tag: 'Answered'; readonly status: number; readonly body: unknown }
  | { readonly _tag: 'Unanswered'; readonly error: unknown }

export type Transport = (request: HttpRequest) => TE.TaskEither<TransportFailure, unknown>

export type HttpSettings = {
  readonly fetch: typeof fetch
  /** Origin of the service, without a slash at its end; empty for the page's own. */
  readonly baseUrl: string
  /** Request timeout in milliseconds. */
  readonly timeout?: number
  /** `Authorization` header of a program; redirects are refused, so it reaches only the service itself. */
  readonly authorization?: string
}

/** Milliseconds. Longer than the shop ever needs. */
const TIMEOUT = 10_000

/** Methods sent as JSON, which pages of other sites cannot send without a CORS preflight. */
const WITH_BODY: readonly string[] = ['POST', 'PUT', 'PATCH']

type RequestSettings = Pick<HttpSettings, 'timeout' | 'authorization'>

const initOf = ({ method, body }: HttpRequest, { timeout = TIMEOUT, authorization }: RequestSettings): RequestInit => ({
  method,
  headers: {
    accept: 'application/json', ...(WITH_BODY.includes(method) ? { 'content-type': 'application/json' } : {}),
    ...(authorization === undefined ? {} : { authorization }),
  },
  ...(authorization === undefined ? {} : { redirect: 'error' }),
  credentials: 'same-origin',
  signal: AbortSignal.timeout(timeout),
  ...(WITH_BODY.includes(method) ? { body: JSON.stringify(body ?? {}) } : {}),
})

/** An error response may be HTML written by a proxy. A successful response must be JSON, unless it is empty. */
const readBody = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return null
  return response.ok ? response.json() : response.json().catch(() => undefined)
}

/** The one place that speaks HTTP to the service. */
export const makeTransport =
  ({ fetch: send, baseUrl, ...settings }: HttpSettings): Transport =>
  (request) =>
    pipe(
      TE.tryCatch(
        async () => {
          const response = await send(`${baseUrl}${request.path}`, initOf(request, settings))
          return { response, body: await readBody(response) }
        },
        (error): TransportFailure => ({ _tag: 'Unanswered', error }),
      ),
      TE.flatMap(({ response, body }) =>
        response.ok ? TE.right(body) : TE.left<TransportFailure>({ _tag: 'Answered', status: response.status, body }),
      ),
    )
