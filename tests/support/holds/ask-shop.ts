export type Reply<Body> = { readonly status: number; readonly body: Body; readonly text: string }

/** The part of a refusal that a shopper or his page reads. */
export type ProblemBody = {
  readonly code: number
  readonly message: string
  readonly message_key: string
  readonly refusal: { readonly _tag: string; readonly stock?: number; readonly reason?: { readonly _tag: string } }
}

/** One request over the wire; what is no JSON fails the test. */
export const askShop = async <Body>(url: string, method = 'GET', body?: unknown): Promise<Reply<Body>> => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const answer = await fetch(url, { method, ...sent })
  const text = await answer.text()
  return { status: answer.status, body: JSON.parse(text) as Body, text }
}
