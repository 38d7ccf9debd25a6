import { token } from '../../token.ts'

/** Names for additions to a cart, none given twice. */
export interface AdditionNames {
  readonly make: () => string
}
export const AdditionNames = token<AdditionNames>('AdditionNames')
