type ErrorLine = {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: ErrorLine
}

/** Maps a stack to the lines of the sources if the build has others. */
export type MapStack = (stack: string) => string
const same: MapStack = (stack) => stack

/** PostgreSQL's messages about invalid values, which quote the value. */
const DATA_FAULT = /^22[0-9A-Z]{3}$/

const codeOf = (error: Error): string | undefined => ('code' in error && typeof error.code === 'string' ? error.code : undefined)

const withoutValues = (text: string, code: string | undefined): string =>
  code !== undefined && DATA_FAULT.test(code) ? text.replace(/"[^"]*"/g, '"…"') : text

/**
 * What a log shows of an error: its type, message, code and stack, and the same of its cause. No other property is shown: a database's
 * error contains whole rows.
 */
export const errorLine = (error: unknown, mapStack: MapStack = same): ErrorLine => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const code = codeOf(error)
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(error.message, code),
    stack: withoutValues(mapStack(error.stack ?? ''), code),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: errorLine(error.cause, mapStack) }),
  }
}
