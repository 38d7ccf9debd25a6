import { token } from '../../token.ts'

/** The current day in the shop's time zone, yyyy-MM-dd in Europe/Zurich. */
export type Today = () => string
export const Today = token<Today>('Today')
