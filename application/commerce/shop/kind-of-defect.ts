const NAME = /^[A-Za-z_$][\w$]{0,60}$/

/** The class name of an error, if it is an identifier: an error may be named after anything. */
export const kindOfDefect = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  const name = error.name === 'Error' ? error.constructor.name : error.name
  return NAME.test(name) ? name : 'Error'
}
