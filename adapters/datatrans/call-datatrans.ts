export type DatatransClient = {
  readonly api: string
  readonly authorization: string
  readonly merchantId: string
  readonly send: typeof fetch
  /** Time limit of a request to the provider, in milliseconds. */
  readonly timeout: number
}

type DatatransRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  /** Sent instead of JSON to the older part of the provider's API. */
  readonly xml?: string
  /** Idempotency key: the provider carries out the request once, however often it is sent. */
  readonly once?: string
}

/** Calls the provider; throws if it does not respond, and returns error responses too. */
export const callDatatrans = async (
  { api, authorization, send, timeout }: DatatransClient,
  { method, path, body, xml, once }: DatatransRequest,
): Promise<{ readonly status: number; readonly text: string }> => {
  const response = await send(`${api}${path}`, {
    method,
    headers: {
      authorization,
      accept: xml === undefined ? 'application/json' : 'application/xml',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(xml === undefined ? {} : { 'content-type': 'application/xml' }),
      ...(once === undefined ? {} : { 'idempotency-key': once }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(xml === undefined ? {} : { body: xml }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  return { status: response.status, text: await response.text() }
}

/** The unexpected response of the provider, for the operator. */
export const unexpected = ({ status, text }: { readonly status: number; readonly text: string }): Error =>
  new Error(`Datatrans responded with ${status}: ${text.slice(0, 300)}`)
