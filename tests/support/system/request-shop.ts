import { orderedCookie } from '../cookie-signer.ts'

export type Reply<Body> = { readonly status: number; readonly body: Body; readonly text: string }

/** Headers beside those of the body. */
export type Carried = Readonly<Record<string, string>>

/** The part of a rejection that a shopper or the page reads. */
export type ProblemBody = {
  readonly code: number
  readonly message: string
  readonly message_key: string
  readonly refusal: {
    readonly _tag: string
    readonly stock?: number
    readonly reason?: { readonly _tag: string }
    readonly changed?: readonly string[]
  }
}

/** The cookie of a browser that ordered a cart, in a shop with the tests' secret. */
export const orderedHere = (cart: string) => ({ cookie: orderedCookie(cart) })

/** One request over HTTP; a response that is not JSON fails the test. */
export const requestShop = async <Body>(url: string, method = 'GET', body?: unknown, carried: Carried = {}): Promise<Reply<Body>> => {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = { ...carried, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(url, { method, headers, ...sent })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text) as Body, text }
}
