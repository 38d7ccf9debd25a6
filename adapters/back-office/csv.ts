/** A spreadsheet reads a text that begins with one of these as a formula, even after white space. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/**
 * A table for spreadsheets, separated by semicolons as local ones expect. A text from a buyer is never executed: an apostrophe precedes
 * one that begins like a formula.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
