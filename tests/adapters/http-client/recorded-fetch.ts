export type Recorded = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
  readonly headers: Headers
}

/** A server that responds to each request with `answer`, and records the requests. */
export const recordedFetch = (respond: (recorded: Recorded) => Response | Promise<Response>) => {
  const requests: Recorded[] = []
  const send: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://shop.example')
    const one: Recorded = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: new Headers(init?.headers),
    }
    requests.push(one)
    return respond(one)
  }
  return { fetch: send, requests, last: () => requests.at(-1) }
}

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
