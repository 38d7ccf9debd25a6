import { token } from '../../token.ts'

/** The day of the shop's calendar on which the visitor is here, yyyy-MM-dd in Europe/Zurich. */
export type Today = () => string
export const Today = token<Today>('Today')
