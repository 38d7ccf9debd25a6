/** With these a spreadsheet takes a text for a formula; white space before them does not help. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/**
 * A table for spreadsheets, parted by semicolons as those here expect it. What buyers typed is never run: it stands behind an
 * apostrophe where it begins like a formula.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
