type ErrorLine = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: ErrorLine
}

/** A stack by the lines of the sources, where what runs has other ones. */
export type AsWritten = (stack: string) => string
const same: AsWritten = (stack) => stack

/** How a database says that a value does not fit: it quotes the value. */
const DATA_FAULT = /^22[0-9A-Z]{3}$/

const codeOf = (error: Error): string | undefined => ('code' in error && typeof error.code === 'string' ? error.code : undefined)

const withoutValues = (text: string, code: string | undefined): string =>
  code !== undefined && DATA_FAULT.test(code) ? text.replace(/"[^"]*"/g, '"…"') : text

/**
 * What a log shows of an error: its type, its words, its code and where it came from, and the same of what caused it. Nothing else
 * that hangs on it is shown: a database's error carries whole rows.
 */
export const errorLine = (error: unknown, asWritten: AsWritten = same): ErrorLine => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const code = codeOf(error)
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(error.message, code),
    stack: withoutValues(asWritten(error.stack ?? ''), code),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: errorLine(error.cause, asWritten) }),
  }
}
