export type DatatransClient = {
  readonly api: string
  readonly authorization: string
  readonly send: typeof fetch
  /** How long the provider may take to answer, in milliseconds. */
  readonly timeout: number
}

type Asked = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly body?: object
  /** Names a request so that the provider does it once, however often it is sent. */
  readonly once?: string
}

/** Asks the provider; throws when it does not answer, answers what it said otherwise. */
export const callDatatrans = async (
  { api, authorization, send, timeout }: DatatransClient,
  { method, path, body, once }: Asked,
): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await send(`${api}${path}`, {
    method,
    headers: {
      authorization,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(once === undefined ? {} : { 'idempotency-key': once }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  return { status: answer.status, text: await answer.text() }
}

/** What the provider said instead of what was expected of it, for the operator. */
export const unexpected = ({ status, text }: { readonly status: number; readonly text: string }): Error =>
  new Error(`Datatrans answered ${status}: ${text.slice(0, 300)}`)
