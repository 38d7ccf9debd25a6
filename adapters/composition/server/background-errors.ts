type Report = (error: unknown) => void

export type BackgroundErrors = {
  readonly report: Report
  /** Sets the listener that receives the errors from now on. */
  readonly listen: (listener: Report) => void
}

/** Sends background errors to the listener; to the error output until there is one. */
export const openBackgroundErrors = (): BackgroundErrors => {
  let send: Report = (error) => { process.stderr.write(`${String(error)}\n`) }
  return { report: (error) => { send(error) }, listen: (listener) => { send = listener } }
}
