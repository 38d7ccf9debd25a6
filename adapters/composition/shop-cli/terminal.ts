/** Standard output and standard error. */
export type Output = {
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** Whether standard error is a terminal; only then is progress shown. */
  readonly isTerminal: boolean
}

/** What a command prints: lines, or one JSON document with `--json`. */
export type Terminal = {
  /** Prints the result: `lines`, or `document` with `--json`. */
  readonly print: (lines: readonly string[], document: unknown) => void
  readonly printError: (line: string) => void
  /** Replaces the progress line. */
  readonly progress: (text: string) => void
}

const CLEARED = '\r\u001b[K'

export const openTerminal = (output: Output, asJson: boolean): Terminal => {
  let isShown = false
  const clear = (): void => {
    if (isShown) output.writeError(CLEARED)
    isShown = false
  }
  return {
    print: (lines, document) => {
      clear()
      output.write(asJson ? `${JSON.stringify(document, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''))
    },
    printError: (line) => {
      clear()
      output.writeError(`${line}\n`)
    },
    progress: (text) => {
      if (!output.isTerminal) return
      output.writeError(`${CLEARED}${text}`)
      isShown = true
    },
  }
}
