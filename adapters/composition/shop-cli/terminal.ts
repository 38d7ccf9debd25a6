/** Where the answer goes, where faults go, and whether somebody watches. */
export type Output = {
  readonly write: (text: string) => void
  readonly complain: (text: string) => void
  readonly isWatched: boolean
}

/** How a command speaks: lines for people, or one JSON document for programs. */
export type Terminal = {
  /** The answer: lines, or the same as a document. */
  readonly answer: (lines: readonly string[], document: unknown) => void
  readonly complain: (line: string) => void
  /** How far long work is; shown to whoever watches, and to nobody else. */
  readonly progress: (text: string) => void
}

const CLEARED = '\r\u001b[K'

export const openTerminal = (output: Output, asJson: boolean): Terminal => {
  let isShown = false
  const clear = (): void => {
    if (isShown) output.complain(CLEARED)
    isShown = false
  }
  return {
    answer: (lines, document) => {
      clear()
      output.write(asJson ? `${JSON.stringify(document, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''))
    },
    complain: (line) => {
      clear()
      output.complain(`${line}\n`)
    },
    progress: (text) => {
      if (!output.isWatched) return
      output.complain(`${CLEARED}${text}`)
      isShown = true
    },
  }
}
