import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** The stories of one shop: the delivery API up to its version, and the access token. */
export type ContentSource = {
  readonly endpoint: string
  readonly token: string
  /** Milliseconds for a complete response. */
  readonly timeout: number
  readonly fetch: (url: URL, init: { readonly signal: AbortSignal }) => Promise<Response>
}

/** Why a request failed, for the log, without the token. `isMissing`: the story does not exist. */
export type ContentTrouble = { readonly _tag: 'ContentTrouble'; readonly problem: string; readonly isMissing?: true }

type Params = Readonly<Record<string, string>>

const trouble = (problem: string): ContentTrouble => ({ _tag: 'ContentTrouble', problem })

/** `fetch` puts the reason into the cause of its error; the messages of both may contain the token of the space. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? `${error.name} (${cause.code})` : error.name
}

const fetchContent = async (source: ContentSource, url: URL): Promise<E.Either<ContentTrouble, unknown>> => {
  try {
    const response = await source.fetch(url, { signal: AbortSignal.timeout(source.timeout) })
    if (!response.ok) {
      const problem = trouble(`responded with ${response.status} to ${url.pathname}`)
      return E.left(response.status === 404 ? { ...problem, isMissing: true } : problem)
    }
    return E.right(await response.json())
  } catch (error) {
    return E.left(trouble(`did not respond to ${url.pathname}: ${kindOf(error)}`))
  }
}

/** Requests the delivery API of the content service; an unavailable, slow or malformed response is a failure, and nothing is thrown. */
export const makeContentClient =
  (source: ContentSource) =>
  (path: string, params: Params = {}): TaskEither<ContentTrouble, unknown> =>
  () => {
    const url = new URL(`${source.endpoint}/cdn/${path}`)
    for (const [name, value] of Object.entries({ ...params, token: source.token })) url.searchParams.set(name, value)
    return fetchContent(source, url)
  }
export type ContentClient = ReturnType<typeof makeContentClient>
