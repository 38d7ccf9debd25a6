export type DatatransClient = {
  readonly api: string
  readonly authorization: string
  readonly merchantId: string
  readonly send: typeof fetch
  /** How long the provider may take to answer, in milliseconds. */
  readonly timeout: number
}

type DatatransRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  /** Sent in place of a body, to the part of the provider's interface that is older than JSON. */
  readonly xml?: string
  /** Names a request so that the provider does it once, however often it is sent. */
  readonly once?: string
}

/** Asks the provider; throws when it does not answer, answers what it said otherwise. */
export const callDatatrans = async (
  { api, authorization, send, timeout }: DatatransClient,
  { method, path, body, xml, once }: DatatransRequest,
): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await send(`${api}${path}`, {
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
  return { status: answer.status, text: await answer.text() }
}

/** What the provider said instead of what was expected of it, for the operator. */
export const unexpected = ({ status, text }: { readonly status: number; readonly text: string }): Error =>
  new Error(`Datatrans responded with ${status}: ${text.slice(0, 300)}`)
