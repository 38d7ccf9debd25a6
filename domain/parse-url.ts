/** Whether `URL` accepts the text. `URL.canParse` is newer than the oldest supported browsers. */
export const canParseUrl = (text: string, base?: string): boolean => {
  try {
    return new URL(text, base).href !== ''
  } catch {
    return false
  }
}
