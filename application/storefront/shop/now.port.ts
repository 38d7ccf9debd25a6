import { token } from '../../token.ts'

/** The current time. */
export type Now = () => Date
export const Now = token<Now>('Now')
