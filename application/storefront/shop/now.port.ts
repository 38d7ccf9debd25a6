import { token } from '../../token.ts'

/** The moment it is. */
export type Now = () => Date
export const Now = token<Now>('Now')
