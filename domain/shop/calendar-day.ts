import { isExists } from 'date-fns/isExists'

const DAY = /^(19\d\d|[2-9]\d{3})-(\d\d)-(\d\d)$/

/**
 * A calendar day as yyyy-MM-dd, from 1900 to 9999: the shop has no earlier dates, and neither the database nor ISO texts write later
 * ones with four digits.
 */
export const isCalendarDay = (text: string): boolean => {
  const [, year, month, day] = DAY.exec(text) ?? []
  return year !== undefined && isExists(Number(year), Number(month) - 1, Number(day))
}
