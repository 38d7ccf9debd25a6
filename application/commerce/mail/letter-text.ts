import type { Letter, LetterPart, LetterRow } from './letter.ts'

const rowText = ({ label, details, amount }: LetterRow): string =>
  [amount === undefined ? label : `${label}: ${amount}`, ...details.map((detail) => `  ${detail}`)].join('\n')

const partText = ({ heading, rows }: LetterPart): string =>
  [...(heading === undefined ? [] : [`${heading}\n${'-'.repeat(heading.length)}`]), ...rows.map(rowText)].join('\n')

/** A letter for a reader that shows letters only. */
export const letterText = ({ opening, parts, closing }: Letter): string =>
  [...opening, ...parts.map(partText), ...closing].join('\n\n') + '\n'
