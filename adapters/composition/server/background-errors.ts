type Report = (error: unknown) => void

export type BackgroundErrors = {
  readonly report: Report
  /** From now on they are told here. */
  readonly listen: (listener: Report) => void
}

/** Errors in the background go to whoever listens; until somebody does, to the error output. */
export const openBackgroundErrors = (): BackgroundErrors => {
  let tell: Report = (error) => { process.stderr.write(`${String(error)}\n`) }
  return { report: (error) => { tell(error) }, listen: (listener) => { tell = listener } }
}
