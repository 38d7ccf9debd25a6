import * as E from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** Where the stories of one shop are asked for: the delivery API up to its version, and the token that opens them. */
export type ContentSource = {
  readonly endpoint: string
  readonly token: string
  /** Milliseconds for a whole answer. */
  readonly timeout: number
  readonly fetch: (url: URL, init: { readonly signal: AbortSignal }) => Promise<Response>
}

/** Why there was no answer, in words for the log; the token is not among them. What is not there at all is told apart. */
export type ContentTrouble = { readonly _tag: 'ContentTrouble'; readonly problem: string; readonly isMissing?: true }

type Params = Readonly<Record<string, string>>

const trouble = (problem: string): ContentTrouble => ({ _tag: 'ContentTrouble', problem })

/** `fetch` says why it failed in the cause of its error; the words of either may hold the token of the space. */
const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? `${error.name} (${cause.code})` : error.name
}

const fetchContent = async (source: ContentSource, url: URL): Promise<E.Either<ContentTrouble, unknown>> => {
  try {
    const answer = await source.fetch(url, { signal: AbortSignal.timeout(source.timeout) })
    if (!answer.ok) {
      const problem = trouble(`responded with ${answer.status} to ${url.pathname}`)
      return E.left(answer.status === 404 ? { ...problem, isMissing: true } : problem)
    }
    return E.right(await answer.json())
  } catch (error) {
    return E.left(trouble(`did not respond to ${url.pathname}: ${kindOf(error)}`))
  }
}

/** Asks the delivery API of the content service; a silent, slow or garbled answer is trouble and never thrown. */
export const makeContentClient =
  (source: ContentSource) =>
  (path: string, params: Params = {}): TaskEither<ContentTrouble, unknown> =>
  () => {
    const url = new URL(`${source.endpoint}/cdn/${path}`)
    for (const [name, value] of Object.entries({ ...params, token: source.token })) url.searchParams.set(name, value)
    return fetchContent(source, url)
  }
export type ContentClient = ReturnType<typeof makeContentClient>
