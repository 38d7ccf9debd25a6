const DAY_LENGTH = 10
const WITH_TIME = /^(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}:\d{2}$/

/**
 * A birthday as it is written in a field: of `yyyy-MM-dd HH:mm:ss`, and of a day of ten letters, the day. Any other text stays as it
 * is, so that nobody's typing is lost (Account §5).
 */
export const birthdayText = (text: string): string => {
  const [, day] = WITH_TIME.exec(text) ?? []
  return day ?? (text.length === DAY_LENGTH ? text.slice(0, DAY_LENGTH) : text)
}
